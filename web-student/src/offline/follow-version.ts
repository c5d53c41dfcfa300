import { appVersion } from '#domain/accounts/profile/app-version.ts';
import { checkAppVersion } from '#domain/accounts/profile/app-version-contract.ts';
import { hourMs } from '#domain/core/durations.ts';
import { call } from '../core/api.ts';
import { newVersion } from '../core/page/new-version.ts';
import { thisPage } from '../core/this-page.ts';

/** Checks hourly, because a page may stay open for days. */
export function followVersion() {
  // A failed check can wait for the next one.
  const check = () => void checkVersion().catch(() => undefined);
  check();
  setInterval(check, hourMs);
}

async function checkVersion() {
  const { shouldUpdate } = (await call(checkAppVersion, { version: appVersion })).body;
  if (!shouldUpdate) return;
  const registration =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  // A reload would show the cached files again; the worker fetches the new ones and offers them.
  if (registration) await registration.update();
  else newVersion.set(() => thisPage.reload());
}
