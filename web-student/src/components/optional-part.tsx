import { Component, Suspense, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** A part beside the page, such as the chat. The page stays without it where its code cannot be loaded. */
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
