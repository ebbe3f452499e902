import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Nothing moves where nothing is drawn.
if (typeof Element !== 'undefined')
  Element.prototype.animate = () => ({ cancel: () => {} }) as Animation

// A busy machine is no fault: only what never comes fails.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
