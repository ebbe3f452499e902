import { expose } from 'comlink'

import { kernel } from '../engine/hand/kernel'
import { adviceService } from './adviceService'

expose(adviceService)
kernel() // before anybody asks
