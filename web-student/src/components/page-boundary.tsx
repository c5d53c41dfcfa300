import { Component, type ReactNode } from 'react';
import { thisPage } from '../core/this-page.ts';
import { Problem } from './problem.tsx';

interface Props {
  readonly children: ReactNode;
}

const reload = () => thisPage.reload();

/**
 * If a page fails or its code does not load, the rest of the site stays usable. Reloads once the connection returns.
 */
export class PageBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate() {
    if (this.state.hasFailed) window.addEventListener('online', reload);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', reload);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="page">
        <Problem
          title="This page could not be shown"
          text="Nothing is lost: what you typed is saved on this device. Check your connection and load the page again."
          action="Load the page again"
          onAction={reload}
        />
      </div>
    );
  }
}
