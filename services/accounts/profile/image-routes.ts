import type { OpenAccount } from '#domain/accounts/account.ts';
import { adminUsers } from '#domain/accounts/admin-contract.ts';
import * as contract from '#domain/accounts/profile/image-contract.ts';
import { reject } from '#domain/core/events/decision.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Dependencies } from '../../dependencies.ts';
import { done, route, type Route } from '../../http/route.ts';
import { admissionRefusal } from '../../identity/principal.ts';
import { findPicture, removeProfileImage, uploadProfileImage } from './profile-image.ts';
import { readAccount } from '../read-account.ts';
import { readUser } from '../read-user.ts';

/** Cache lifetime in the browser. */
const hourS = 3_600;

export function imageRoutes(dependencies: Pick<Dependencies, 'journal' | 'files' | 'settings'>): Route[] {
  const { journal, files } = dependencies;
  async function answer(
    changed: Exclude<Awaited<ReturnType<typeof removeProfileImage>>, { rejected: unknown }>,
    now: Instant,
  ) {
    return done({ user: await readUser(dependencies, changed.state as OpenAccount, now) }, changed);
  }
  return [
    route(contract.uploadProfileImage, async ({ principal, upload, now }) => {
      const changed = await uploadProfileImage(dependencies, principal.userId, upload);
      return 'rejected' in changed ? changed : answer(changed, now);
    }),

    route(contract.removeProfileImage, async ({ principal, context, now }) => {
      const changed = await removeProfileImage(dependencies, principal.userId, context);
      return 'rejected' in changed ? changed : answer(changed, now);
    }),

    route(contract.getProfileImage, async ({ input: { id, userId }, principal }) => {
      const isOwn = userId === undefined || userId === principal.userId;
      const refusal = isOwn ? undefined : admissionRefusal(principal, adminUsers.one.name);
      if (refusal !== undefined)
        return { rejected: refusal.code, ...(refusal.fields && { fields: refusal.fields }) };
      const account = isOwn ? principal.account : await readAccount(journal, userId);
      const stored = await findPicture(files, account, id);
      if (!stored) return reject('not_found');
      const cacheControl = `private, max-age=${hourS}`;
      return { status: 200, file: { stored, mediaType: stored.mediaType, cacheControl } };
    }),
  ];
}
