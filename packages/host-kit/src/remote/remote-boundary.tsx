import { Failed } from '@waymark/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Another value than before means another screen: a failure of the last one is forgotten. */
  readonly resetKey: string;
  readonly onError: (error: unknown, componentStack: string) => void;
  readonly title: string;
}

/** Keeps a screen that breaks from taking the whole remote with it; Retry draws it again. */
export class RemoteBoundary extends Component<Props, { error: unknown; at: string }> {
  override state = { error: undefined as unknown, at: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Something broke.') };
  }

  static getDerivedStateFromProps(props: Props, state: { error: unknown; at: string }) {
    return props.resetKey === state.at ? null : { error: undefined, at: props.resetKey };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError(error, componentStack ?? '');
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <Failed
        title={this.props.title}
        text={error instanceof Error ? error.message : String(error)}
        onRetry={() => this.setState({ error: undefined })}
      />
    );
  }
}
