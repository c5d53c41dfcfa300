import '../app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { PlatformAccess } from '#domain/accounts/platform-access.ts';
import { userSchema } from '#domain/accounts/user-contract.ts';
import { createFakeApi, type Answers as AnswersOf } from '#domain/core/testing/fake-api.ts';
import { fakeUploadRequest } from '#domain/core/testing/fake-upload-request.ts';
import type { Health } from '#domain/support/contract.ts';
import { App } from '../app/app.tsx';
import { queryClient } from '../core/query-client.ts';
import { thisPage } from '../core/this-page.ts';
import { contracts } from './contracts.ts';

export type Answers = AnswersOf<typeof contracts>;

export const admin = userSchema.parse({
  id: '01900000-0000-7000-8000-00000000000a',
  email: 'admin@example.com',
  examType: 'new_format',
  platformAccess: 'admin',
  isVerified: true,
  stepsDone: [],
  isNightMode: false,
  nightTimeStart: 20,
  nightTimeEnd: 8,
});

const answersOfTheFrame: Answers = {
  fetchSecondFactor: () => ({
    status: 200,
    body: {
      standing: 'on',
      authenticator: { addedAt: '2026-01-05T10:00:00.000Z' },
      passkeys: [],
      recoveryCodesLeft: 8,
    },
  }),
};

const healthy: Health = { status: 'ok', parts: { api: { status: 'ok' } } };

interface Options {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly isLoggedIn?: boolean;
  readonly platformAccess?: PlatformAccess;
}

/** Mounts the console at a route such as `/users`, with an admin logged in. */
export async function renderConsole(
  address: string,
  answers: Answers,
  {
    width = 1280,
    height = 900,
    colorScheme = 'light',
    isLoggedIn = true,
    platformAccess = 'admin',
  }: Options = {},
) {
  // Resizing goes through Playwright, and most tests use the size of the previous one.
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
  await commands.prepareWindow(colorScheme);
  const user = { ...admin, platformAccess };
  const retrieveUser: Answers['retrieveUser'] = () => ({ status: 200, body: { user } });
  const api = createFakeApi(contracts, { ...answersOfTheFrame, retrieveUser, ...answers });
  vi.stubGlobal('fetch', async (...request: Parameters<typeof api.fetch>) =>
    request[0] === '/health' ? Response.json(healthy) : api.fetch(...request),
  );
  vi.stubGlobal('XMLHttpRequest', fakeUploadRequest(api.fetch));
  vi.spyOn(thisPage, 'leaveFor').mockReturnValue();
  thisPage.isLeavingForLogin = false;
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  if (isLoggedIn) localStorage.setItem('jwtToken', crypto.randomUUID());
  history.replaceState(null, '', `/admin/#${address}`);
  let unmount = mount();
  onTestFinished(() => {
    unmount();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    expect(api.problems.map(String).join('; ')).toBe('');
  });
  return {
    ...api,
    reload() {
      unmount();
      queryClient.clear();
      thisPage.isLeavingForLogin = false;
      unmount = mount();
    },
  };
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

export function goTo(address: string): void {
  location.hash = `#${address}`;
}
