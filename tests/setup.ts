import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { cleanup } from '@testing-library/react'
import { MotionGlobalConfig } from 'framer-motion'
import { afterEach } from 'vitest'

// happy-dom cancels running animations with an AbortError.
MotionGlobalConfig.skipAnimations = true

afterEach(cleanup)
