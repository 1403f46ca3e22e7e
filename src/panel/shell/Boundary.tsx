import { Component, type ReactNode } from 'react'

interface Props {
  /** Replaces the children after one of them failed. */
  fallback: (retry: () => void) => ReactNode
  /** Another value tries again: the page that is open. */
  resetKey?: unknown
  children: ReactNode
}

interface State {
  failed: boolean
  resetKey: unknown
}

/** Catches what its children throw while rendering, so that the rest of the page stays alive. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return this.props.fallback(() => this.setState({ failed: false }))
  }
}
