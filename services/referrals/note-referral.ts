import { addressOf } from '#domain/accounts/account.ts';
import { dayMs } from '#domain/core/durations.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { Instant } from '#domain/core/instant.ts';
import { referralLinkStream } from '#domain/referrals/referral-link.ts';
import { noteReferral as decide, referralStream, type HoldCause } from '#domain/referrals/referral.ts';
import { accountKeyOf } from '../accounts/account-key.ts';
import { createKnownDevices } from '../accounts/sessions/known-device.ts';
import { readAccount } from '../accounts/read-account.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';

/** How long a referrer's networks are compared. */
const networkWindowMs = 30 * dayMs;

interface SignUp {
  readonly userId: string;
  readonly referralId: string | undefined;
  readonly network: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

/** Records a user's referral. Unknown ids are ignored, so that answers reveal nothing. @throws StoreUnavailable */
export async function noteReferral(
  dependencies: Pick<Dependencies, 'journal' | 'settings' | 'pool'>,
  signUp: SignUp,
  sender: CommandContext,
): Promise<void> {
  const { journal } = dependencies;
  const { userId: joinedUserId, referralId } = signUp;
  if (referralId === undefined || !/^[\w-]+$/.test(referralId)) return;
  const events = await journal.read(referralLinkStream, referralLinkStream.nameOf(referralId));
  const { userId: referrerId } = fold(referralLinkStream, events);
  if (referrerId === undefined) return;
  const heldFor = await causesOf(dependencies, referrerId, signUp, sender.at);
  const context = { ...sender, userId: joinedUserId };
  await handle(journal, referralStream, joinedUserId, context, (state) =>
    decide(state, { referrerId, joinedUserId, heldFor }),
  );
}

/** The properties that a sign-up shares with its referrer. */
async function causesOf(
  { journal, settings, pool }: Pick<Dependencies, 'journal' | 'settings' | 'pool'>,
  referrerId: string,
  { network, cookies }: SignUp,
  now: Instant,
): Promise<HoldCause[]> {
  const referrer = await readAccount(journal, referrerId);
  const email = 'email' in referrer ? addressOf(referrer) : undefined;
  const account = email === undefined ? undefined : accountKeyOf(settings.personalDataKey, email);
  const countedAs =
    account && (await createKnownDevices(settings).countedAs(account, cookies, new Date(now)));
  const since = new Date(Date.parse(now) - networkWindowMs);
  const { rows } = await pool.query<{ seen: boolean }>(
    `select exists (select from security.event where network = $1 and last_at > $2
       and (user_id = $3 or account = $4 or starts_with(account, $4 || ' on '))) as seen`,
    [network, since, referrerId, account ?? null],
  );
  return [
    ...(countedAs === account ? [] : (['same_device'] as const)),
    ...(rows[0]?.seen ? (['same_network'] as const) : []),
  ];
}
