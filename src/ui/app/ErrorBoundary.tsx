import { Component } from 'react'
import type { ComponentType, ReactNode } from 'react'

type Props = { fallback: ComponentType<{ reason: unknown }>; children: ReactNode }
type State = { readonly failed: { readonly reason: unknown } | null }

/** Shows something else when what is below it breaks; the game in the store goes on untouched. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null }

  static getDerivedStateFromError(reason: unknown): State {
    return { failed: { reason } }
  }

  override render(): ReactNode {
    const { failed } = this.state
    const { fallback: Fallback, children } = this.props
    return failed ? <Fallback reason={failed.reason} /> : children
  }
}
