import { appVersion } from '#domain/accounts/profile/app-version.ts';
import { updateAppVersion } from '#domain/accounts/profile/app-version-contract.ts';
import { updateLatestSession } from '#domain/accounts/sessions/session-contract.ts';
import { minuteMs } from '#domain/core/durations.ts';
import { call } from '../core/api.ts';
import { currentSession, onSession } from '../core/session.ts';

/** A shorter absence does not make the return a visit. */
const awayMs = 5 * minuteMs;

/**
 * Reports the login at start, after a login and on return, because reading makes no calls; reports the version once per
 * login.
 * @returns stops it
 */
export function reportToServer(): () => void {
  let reportedToken: string | undefined;
  let reportedAt = 0;
  const report = () => {
    const now = currentSession();
    if (!now || (now.token === reportedToken && Date.now() - reportedAt < awayMs)) return;
    const isNew = now.token !== reportedToken;
    reportedToken = now.token;
    reportedAt = Date.now();
    // The call itself handles an ended session; other failures wait for the next visit.
    void call(updateLatestSession, {}).catch(() => undefined);
    if (isNew && now.user.version !== appVersion) {
      void call(updateAppVersion, { version: appVersion }).catch(() => undefined);
    }
  };
  report();
  const leaveSession = onSession(report);
  const onReturn = () => {
    if (document.visibilityState === 'visible') report();
  };
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    leaveSession();
    document.removeEventListener('visibilitychange', onReturn);
  };
}
