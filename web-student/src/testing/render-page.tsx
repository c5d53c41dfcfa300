import '../app/styles/styles.ts';
import { onlineManager } from '@tanstack/react-query';
import { openDB } from 'idb';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { appVersion } from '#domain/accounts/profile/app-version.ts';
import type { User } from '#domain/accounts/contract.ts';
import { App } from '../app/app.tsx';
import { startSite } from '../app/start.ts';
import { newVersion } from '../core/page/new-version.ts';
import { colorSchemeNow, rereadNightMode } from '../core/preferences/night.ts';
import { announcement, notices } from '../core/notices.ts';
import { isQuiet } from '../core/quiet.ts';
import { queryClient } from '../core/query-client.ts';
import { browserStore, storageKeys, tabStore } from '../core/storage.ts';
import { thisPage } from '../core/this-page.ts';
import { rereadTally } from '../features/practice/after/session-tally.ts';
import { fakeApi, type Answers, type FakeApi } from './fake-api.ts';
import { shownHome } from './home.ts';
import { fakeLive, type FakeLive } from './fake-live.ts';

interface Options {
  readonly api?: Answers;
  readonly user?: User;
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly forcedColors?: 'active' | 'none';
}

interface RenderedPage {
  readonly api: FakeApi;
  readonly live: FakeLive;
  goTo(path: string): void;
}

startSite();

export async function renderPage(
  path: string,
  {
    api: answers = {},
    user,
    width = 1280,
    height = 900,
    colorScheme = 'light',
    forcedColors = 'none',
  }: Options = {},
): Promise<RenderedPage> {
  const api = fakeApi({ ...answersOfTheFrame(user), ...answers });
  const live = fakeLive();
  await Promise.all([
    resize(width, height),
    commands.prepareWindow(colorScheme, forcedColors),
    clearStorage(),
  ]);
  if (user) {
    localStorage.setItem(storageKeys.jwtToken, `token-of-${user.id}`);
    localStorage.setItem(storageKeys.user, JSON.stringify(user));
  }
  let unmount = () => {};
  const goTo = (to: string) => {
    unmount();
    resetModules();
    history.replaceState(null, '', to);
    const address = new URL(location.href);
    vi.spyOn(thisPage, 'loadedAt').mockReturnValue(address);
    // `public/color-scheme.js` does this before the first paint.
    const scheme = colorSchemeNow();
    document.documentElement.dataset['mantineColorScheme'] = scheme === 'auto' ? colorScheme : scheme;
    unmount = mount();
  };
  // Hides the messages that only developers see.
  vi.stubEnv('DEV', false);
  vi.spyOn(thisPage, 'reload').mockImplementation(() => goTo(location.href));
  onTestFinished(async () => {
    unmount();
    api.leave();
    await endSending();
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  goTo(path);
  return { api, live, goTo };
}

const session = {
  startedAt: '2026-01-05T10:00:00.000Z',
  expiresAt: '2099-01-01T00:00:00.000Z',
  endsUnusedAt: '2099-01-01T00:00:00.000Z',
};

const answersOfTheFrame = (user: User | undefined): Answers => ({
  ...(user && {
    retrieveUser: () => ({ status: 200, body: { user } }),
    updateAppVersion: ({ version }) => ({ status: 200, body: { user: { ...user, version } } }),
  }),
  verifyMultiAccount: () => ({ status: 200, body: {} }),
  updateLatestSession: () => ({ status: 200, body: session }),
  checkAppVersion: () => ({ status: 200, body: { shouldUpdate: false, version: appVersion } }),
  getOverviewStudentData: () => ({ status: 200, body: { students: 0 } }),
  fetchSignInProviders: () => ({ status: 200, body: { providers: [] } }),
  fetchHome: () => ({ status: 200, body: shownHome }),
  // A logout leads to the home page, which offers a free question.
  fetchNextNotDone: () => ({ status: 200, body: { uid: null } }),
  fetchQuestions: () => ({ status: 200, body: { questions: [], total: 0 } }),
  fetchAllPromotions: () => ({ status: 200, body: { promotions: [], now: new Date().toISOString() } }),
  fetchNotifications: () => ({ status: 200, body: { notifications: [], unread: 0 } }),
  fetchConversations: () => ({ status: 200, body: { conversations: [] } }),
});

/** Resizing goes through Playwright, and most tests keep the previous size. */
async function resize(width: number, height: number) {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}

function mount(): () => void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  return () => {
    root.unmount();
    container.remove();
  };
}

/** Empties databases instead of deleting them, because modules keep them open. */
async function clearStorage() {
  // The stores hold values in memory if a test has no room.
  for (const store of [browserStore, tabStore]) for (const key of store.keys()) store.remove(key);
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await openDB(name);
    await Promise.all([...database.objectStoreNames].map((store) => database.clear(store)));
    database.close();
  }
  // Ends the session of the previous test, which may be the same user with other settings.
  window.dispatchEvent(new StorageEvent('storage'));
}

/** Otherwise the outbox and the recording sender would keep sending what this test left during the next one. */
async function endSending() {
  const isSending = async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].some(({ name = '' }) => name === 'outbox' || name.endsWith('/sent'));
  };
  if (!(await isSending())) return;
  await clearStorage();
  // Wakes senders that wait for a retry.
  window.dispatchEvent(new Event('online'));
  while (await isSending());
}

/** Clears the state of modules, which outlive a test, or reads it from storage again. */
function resetModules() {
  queryClient.clear();
  onlineManager.setOnline(navigator.onLine);
  notices.set([]);
  announcement.set('');
  newVersion.set(undefined);
  isQuiet.set(false);
  rereadNightMode();
  rereadTally();
  // The session and the outbox read the storage on this event, as after a change by another tab.
  window.dispatchEvent(new StorageEvent('storage'));
}
