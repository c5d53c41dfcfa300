import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { whenOnline } from '../core/connection/when-online.ts';

export interface Preloadable<Props> {
  (props: Props): React.ReactNode;
  /** Settles when the code is loaded; offline, waits until the browser is online again. */
  readonly preload: () => Promise<unknown>;
}

/** Like React's `lazy`, but renders loaded code immediately: `lazy` shows its fallback for 0.3 s even then. */
export function preloadable<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Late: LazyExoticComponent<ComponentType<Props>> = lazy(fetchCode);
  function Component(props: Props) {
    // Switching to another component would reset the state.
    const [Shown] = useState<ComponentType<Props> | typeof Late>(() => loaded ?? Late);
    return <Shown {...props} />;
  }
  return Object.assign(Component, { preload: () => whenOnline().then(fetchCode) });
}
