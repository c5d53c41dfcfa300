import '../app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { userSchema } from '#domain/accounts/user-contract.ts';
import { createFakeApi, type Answers as AnswersOf } from '#domain/core/testing/fake-api.ts';
import { App } from '../app/app.tsx';
import { queryClient } from '../core/query-client.ts';
import { contracts } from './contracts.ts';

export type Answers = AnswersOf<typeof contracts>;

const admin = userSchema.parse({
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
  retrieveUser: () => ({ status: 200, body: { user: admin } }),
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

/** Mounts the console at a route such as `/users`, with an admin logged in. */
export async function renderConsole(address: string, answers: Answers, { width = 1280, height = 900 } = {}) {
  await page.viewport(width, height);
  await commands.prepareWindow('light');
  const api = createFakeApi(contracts, { ...answersOfTheFrame, ...answers });
  vi.stubGlobal('fetch', api.fetch);
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('jwtToken', crypto.randomUUID());
  history.replaceState(null, '', `/admin/#${address}`);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
    vi.unstubAllGlobals();
    expect(api.problems).toEqual([]);
  });
  return api;
}
