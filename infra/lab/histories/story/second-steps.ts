import { loginStudent } from '#domain/accounts/contract.ts';
import * as contract from '#domain/second-factors/contract.ts';
import { passkeyRequestSchema } from '#domain/second-factors/passkey-schemas.ts';
import type { Proof } from '#domain/second-factors/proof.ts';
import type { SecondStep } from '#domain/second-factors/second-step.ts';
import { codeOf, setUpAuthenticator, stepMs } from '#infra/testing/browser/authenticator.ts';
import { softwarePasskey } from '#services/second-factors/testing/software-passkey.ts';
import { visitor, withToken, type Stage, type User } from './person.ts';

/** Sets up an app and a passkey, logs in with each and with a recovery code, and loses them all. */
export async function takeSecondSteps(stage: Stage, admin: User, user: User): Promise<void> {
  const site = new URL(stage.baseUrl);
  const said = { origin: `http://localhost:${site.port}`, rpId: 'localhost' };
  // Three consecutive codes are valid at the same moment, which avoids waiting.
  const firstMs = Date.now() - stepMs;
  const { secret, confirmation } = await setUpAuthenticator(user, user.password, firstMs);

  const [kept, lost] = [softwarePasskey(), softwarePasskey()];
  for (const [name, passkey] of [
    ['Key ring', kept],
    ['Drawer', lost],
  ] as const) {
    const { options, ticket } = (await user.call(contract.offerPasskey, { confirmation })).body;
    const made = passkey.make({ ...said, challenge: options.challenge, counter: 1 });
    await user.call(contract.addPasskey, { ticket, name, passkey: made });
  }
  const { passkeys } = (await user.call(contract.fetchSecondFactor, {})).body;
  const drawer = passkeys.find(({ name }) => name === 'Drawer')?.id ?? '';
  await user.call(contract.renamePasskey, { id: drawer, name: 'Desk' });
  await user.call(contract.removePasskey, { id: drawer, confirmation });
  const { recoveryCodes } = (await user.call(contract.makeRecoveryCodes, { confirmation })).body;

  await logInBy(stage, user, ({ passkey }) => {
    const { challenge } = passkeyRequestSchema.parse(passkey);
    return { kind: 'passkey', passkey: kept.sign({ ...said, challenge, counter: 2 }) };
  });
  await logInBy(stage, user, () => ({ kind: 'code', code: codeOf(secret, firstMs + stepMs) }));
  const last = await logInBy(stage, user, () => ({ kind: 'recovery_code', code: recoveryCodes[0] ?? '' }));
  const code = codeOf(secret, firstMs + 2 * stepMs);
  const { body } = await last.call(contract.confirmIdentity, { code });
  await last.call(contract.removeAuthenticator, body);
  await admin.call(contract.takeOffSecondFactor, { id: user.userId, reason: 'Lost the key ring too' });
}

async function logInBy(stage: Stage, user: User, prove: (asked: SecondStep) => Proof): Promise<User> {
  const { email, password } = user;
  const asked = await visitor(stage).call(loginStudent, { email, password });
  if (asked.status !== 202) throw new Error(`${email} was asked for no second step`);
  const { challenge } = asked.body;
  const { body } = await visitor(stage).call(contract.loginSecondStep, {
    challenge,
    proof: prove(asked.body),
  });
  return withToken(stage, user, body.token);
}
