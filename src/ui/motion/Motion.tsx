import { LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { useReducedMotion } from './useReducedMotion'

const features = async () => (await import('./features')).domAnimation
const TRANSITION = { duration: 0.2, ease: [0.2, 0.7, 0.2, 1] } as const

/** Lets `m` components move below here, unless the person wants no movement. The engine is fetched lazily. */
export const Motion = ({ children }: { readonly children: ReactNode }) => {
  const reduced = useReducedMotion()
  return (
    <LazyMotion features={features} strict>
      <MotionConfig reducedMotion={reduced ? 'always' : 'never'} transition={TRANSITION}>
        {children}
      </MotionConfig>
    </LazyMotion>
  )
}
