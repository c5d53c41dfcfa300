import { Component, Suspense, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** Wraps an optional part, such as the chat. If its code does not load, the page works without it. */
export class OptionalPart extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (this.state.hasFailed) return null;
    return <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
