import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { MotionGlobalConfig } from 'framer-motion'
import { afterEach } from 'vitest'

// happy-dom cancels running animations with an AbortError.
MotionGlobalConfig.skipAnimations = true

// A busy machine is no fault: only what never comes fails.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
