import { Component, type ReactNode } from 'react';
import { forgetFailedParts } from '@upround/shared/ui';

export interface ScreenBoundaryProps {
  /** Shown in place of a screen that threw an error. */
  fallback: (failure: { error: unknown; retry: () => void }) => ReactNode;
  /** Called once for each error, for the log. */
  onError?: (error: unknown) => void;
  /** A change of it gives the screen another try, for instance the path. */
  resetKey: string;
  children: ReactNode;
}

/** Catches what a screen throws, so that the frame around it stays usable. */
export class ScreenBoundary extends Component<
  ScreenBoundaryProps,
  { failure: { error: unknown } | null; resetKey: string }
> {
  override state = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: ScreenBoundaryProps, state: { resetKey: string }) {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const failure = this.state.failure as { error: unknown } | null;
    if (failure === null) return this.props.children;
    return this.props.fallback({
      error: failure.error,
      retry: () => {
        forgetFailedParts();
        this.setState({ failure: null });
      },
    });
  }
}
