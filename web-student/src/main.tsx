import './app/styles/styles.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { startSite } from './app/start.ts';

startSite();

const { pathname, search } = window.location;
routes.find(({ path }) => path === pathname)?.prefetch?.(new URLSearchParams(search));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const reactRoot = createRoot(root);
// A transition renders in slices, so that a slow phone still reacts to presses. The content of index.html stays until
// then.
startTransition(() =>
  reactRoot.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
