import './app/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { App } from './app/app.tsx';
import { forgetAtLogOut } from './core/query-client.ts';
import { followOtherTabs } from './core/session.ts';
import { startOutbox } from './outbox/browser-outbox.ts';

// Zod would try to compile its schemas with `Function`, which the site's content security policy forbids.
z.config({ jitless: true });

followOtherTabs();
forgetAtLogOut();
startOutbox();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
