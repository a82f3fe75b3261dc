import { Component, type ErrorInfo, type ReactNode } from 'react';
import { renderAgain } from './lazy-screen';

interface Props {
  readonly children: ReactNode;
  /** A changed value means another screen, and resets the failure. */
  readonly resetKey: string;
  readonly onError: (error: unknown, componentStack: string) => void;
  /** Shown in place of a broken screen; `retry` renders it again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
}

interface State {
  readonly broken: { readonly error: unknown } | undefined;
  readonly at: string;
}

/** Keeps a broken screen from breaking everything around it. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { broken: undefined, at: this.props.resetKey };
  /** A screen whose code failed to load also fails at the next address, before anything is fetched for that one. */
  #triedAnew: unknown;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { at }: State): Partial<State> | null {
    return resetKey === at ? null : { broken: undefined, at: resetKey };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    if (this.#triedAnew !== error) this.props.onError(error, componentStack ?? '');
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (resetKey === this.props.resetKey) return;
    renderAgain();
    const { broken } = this.state;
    if (!broken) return;
    this.#triedAnew = broken.error;
    this.setState({ broken: undefined });
  }

  readonly #retry = (): void => {
    renderAgain();
    this.setState({ broken: undefined });
  };

  override render(): ReactNode {
    const { broken } = this.state;
    return broken ? this.props.fallback(broken.error, this.#retry) : this.props.children;
  }
}
