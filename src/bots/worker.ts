import { expose } from 'comlink'

import { kernel } from '../engine/hand/kernel'
import { botService } from './service'

expose(botService)
kernel() // before anybody asks
