import { Component, type ErrorInfo, type ReactNode } from 'react';
import { drawAgain } from './lazy-screen';

interface Props {
  readonly children: ReactNode;
  /** Another value than before means another screen: a failure of the last one is forgotten. */
  readonly resetKey: string;
  readonly onError: (error: unknown, componentStack: string) => void;
  /** What stands in place of a screen that broke; `retry` draws it again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
}

interface State {
  readonly broken: { readonly error: unknown } | undefined;
  readonly at: string;
}

/** Keeps a screen that breaks from taking everything around it along. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { broken: undefined, at: this.props.resetKey };
  /** A screen whose code did not come fails at the next address as well, before anything is fetched for that one. */
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
    drawAgain();
    const { broken } = this.state;
    if (!broken) return;
    this.#triedAnew = broken.error;
    this.setState({ broken: undefined });
  }

  readonly #retry = (): void => {
    drawAgain();
    this.setState({ broken: undefined });
  };

  override render(): ReactNode {
    const { broken } = this.state;
    return broken ? this.props.fallback(broken.error, this.#retry) : this.props.children;
  }
}
