import { adminUsers, type AdminUser, type AdminUserPage } from '#domain/accounts/admin-contract.ts';
import { changeRole as decideRole } from '#domain/accounts/roles/change-role.ts';
import { changeRole } from '#domain/accounts/roles/role-contract.ts';
import { accountStream } from '#domain/accounts/account.ts';
import { getProfileImage } from '#domain/accounts/profile/image-contract.ts';
import { fold } from '#domain/core/events/stream.ts';
import { listAccounts } from '#projections/accounts/queries.ts';
import type { Dependencies } from '../dependencies.ts';
import { adminResourceRoutes } from '../http/admin-resource.ts';
import { done, route } from '../http/route.ts';
import { onAccount } from '../support/account-commands.ts';
import { readActivity } from './profile/read-activity.ts';
import { readMailAddress } from '../mail/mail-address.ts';

export const roleRoute = ({ journal }: Pick<Dependencies, 'journal'>) =>
  route(changeRole, async ({ input: { id, role, reason }, context }) => {
    const changed = await onAccount(journal, id, context, (account) => decideRole(account, { role, reason }));
    return 'rejected' in changed ? changed : done({}, changed);
  });

type Sources = Pick<Dependencies, 'journal' | 'pool' | 'readModels' | 'settings'>;

export const accountAdminRoutes = (dependencies: Sources) =>
  adminResourceRoutes(adminUsers, {
    reads: ['accounts', 'attempts', 'sittings', 'question_reports'],
    list: (query) => listAccounts(dependencies.readModels.db, query),
    async complete(row) {
      const events = await dependencies.journal.read(accountStream, accountStream.nameOf(row.id));
      const account = fold(accountStream, events);
      const image = 'profileImage' in account ? account.profileImage : undefined;
      const page: AdminUserPage = {
        ...row,
        profileImage: image === undefined ? null : pictureAddress(image, row.id),
        mail: await mailOf(dependencies, row),
        activity: await readActivity(dependencies, row.id),
      };
      return { row: page, revision: events.length - 1 };
    },
  });

const pictureAddress = (image: string, userId: string) =>
  `${getProfileImage.path.replace(':id', encodeURIComponent(image))}?userId=${encodeURIComponent(userId)}`;

async function mailOf({ journal, settings }: Sources, { email }: AdminUser): Promise<AdminUserPage['mail']> {
  if (email === null) return 'reaches';
  const { bouncedAt, complainedAt } = await readMailAddress(journal, settings.personalDataKey, email);
  if (bouncedAt !== undefined) return 'bounced';
  return complainedAt === undefined ? 'reaches' : 'complained';
}
