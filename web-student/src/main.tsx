import './app/styles.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { forgetAtLogOut } from './core/query-client.ts';
import { followOtherTabs } from './core/session.ts';
import { startOffline } from './offline/start.ts';
import { startOutbox } from './outbox/browser-outbox.ts';
import { startSendingRecordings } from './recorder/start-sending.ts';

// Zod would try to compile its schemas with `Function`, which the site's content security policy forbids.
z.config({ jitless: true });

followOtherTabs();
forgetAtLogOut();
startOutbox();
startOffline();
startSendingRecordings();

const { pathname, search } = window.location;
routes.find(({ path }) => path === pathname)?.prefetch?.(new URLSearchParams(search));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const reactRoot = createRoot(root);
// In slices, so that a slow phone still reacts to a press; what index.html shows stays until the page is there.
startTransition(() =>
  reactRoot.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
