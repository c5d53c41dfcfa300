import sharp from 'sharp';
import { updateAppVersion } from '#domain/accounts/profile/app-version-contract.ts';
import { updateUser } from '#domain/accounts/contract.ts';
import { removeProfileImage, uploadProfileImage } from '#domain/accounts/profile/image-contract.ts';
import { updateLatestSession } from '#domain/accounts/sessions/session-contract.ts';
import type { Client } from '#domain/core/client.ts';
import { sendContactEmail } from '#domain/inbox/contact-contract.ts';
import {
  saveToMailList,
  updateContactName,
  updateEmailNotification,
} from '#domain/mail/settings-contract.ts';
import type { User } from './person.ts';

/**
 * Sets a name, uploads two pictures and removes the second, reports an app version, changes mail lists and writes to
 * the team.
 */
export async function keepProfile(user: User): Promise<void> {
  await user.call(updateUser, { firstName: 'Eve' });
  await user.call(updateContactName, { firstName: 'Evi' });
  await showPicture(user, 'teal');
  await showPicture(user, 'olive');
  await user.call(removeProfileImage, {});
  for (const version of ['0.1.0', '0.1.1']) await user.call(updateAppVersion, { version });
  await user.call(updateLatestSession, {});
  await user.call(saveToMailList, {});
  await user.call(updateEmailNotification, { general: false, thirdParty: true });
  await user.call(sendContactEmail, { email: user.email, message: 'I am Evi. When do you open?' });
}

async function showPicture({ call }: Pick<Client, 'call'>, background: string): Promise<void> {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
  await call(uploadProfileImage, {}, { upload: new Blob([new Uint8Array(picture)], { type: 'image/png' }) });
}
