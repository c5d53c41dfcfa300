import { inGroups, recoveryAlphabet, recoveryCodeLength } from '#domain/second-factors/code-schemas.ts';
import type { SecondFactorView } from '#domain/second-factors/contract.ts';
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { refused, type Answers } from '../fake-api.ts';

const at = '2026-01-05T10:00:00.000Z';

export const appCode = '123 456';

export const recoveryCodes = Array.from({ length: 10 }, (_code, place) =>
  inGroups(recoveryAlphabet.slice(place, place + recoveryCodeLength)),
);

export const passkeyOptions = {
  challenge: 'c2lnbiB0aGlz',
  rp: { id: location.hostname, name: 'Ninety' },
  user: { id: 'YWRh', name: 'ada@example.com', displayName: 'Ada' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'required' as const },
  attestation: 'none' as const,
};

export function secondFactorAnswers(password: string) {
  let factor: SecondFactorView = { standing: 'off', authenticator: null, passkeys: [], recoveryCodesLeft: 0 };
  const credentials: string[] = [];
  const nothing = { status: 200, body: {} } as const;
  const change = (patch: Partial<SecondFactorView>) => {
    const wasOn = factor.standing === 'on';
    factor = { ...factor, ...patch };
    const isOn = factor.authenticator !== null || factor.passkeys.length > 0;
    const isFirst = isOn && !wasOn;
    const left = isFirst ? recoveryCodes.length : factor.recoveryCodesLeft;
    factor = { ...factor, standing: isOn ? 'on' : 'off', recoveryCodesLeft: isOn ? left : 0 };
    return { status: 200, body: { recoveryCodes: isFirst ? recoveryCodes : [] } } as const;
  };
  return {
    fetchSecondFactor: () => ({ status: 200, body: factor }),
    confirmIdentity: (input) =>
      'password' in input && input.password === password
        ? { status: 200, body: { confirmation: 'confirmed' } }
        : refused('wrong_credentials'),
    offerAuthenticator: () => ({
      status: 200,
      body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Ninety:ada?secret=JBSWY3DPEHPK3PXP' },
    }),
    confirmAuthenticator: ({ code }) =>
      code === appCode.replace(' ', '') ? change({ authenticator: { addedAt: at } }) : refused('wrong_code'),
    removeAuthenticator: () => {
      change({ authenticator: null });
      return nothing;
    },
    offerPasskey: () => ({
      status: 200,
      body: {
        options: {
          ...passkeyOptions,
          excludeCredentials: credentials.map((id) => ({ id, type: 'public-key' as const })),
        },
        ticket: 'ticket',
      },
    }),
    addPasskey: ({ name, passkey }) => {
      credentials.push(passkey.id);
      const added = { id: crypto.randomUUID(), name, addedAt: at, usedAt: null };
      return change({ passkeys: [...factor.passkeys, added] });
    },
    renamePasskey: ({ id, name }) => {
      change({ passkeys: factor.passkeys.map((one) => (one.id === id ? { ...one, name } : one)) });
      return nothing;
    },
    removePasskey: ({ id }) => {
      change({ passkeys: factor.passkeys.filter((one) => one.id !== id) });
      return nothing;
    },
    makeRecoveryCodes: () => {
      change({ recoveryCodesLeft: recoveryCodes.length });
      return { status: 200, body: { recoveryCodes } };
    },
  } satisfies Answers;
}

export async function fakePasskeyDevice(): Promise<void> {
  await cdp().send('WebAuthn.enable');
  const { authenticatorId } = await cdp().send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  onTestFinished(async () => {
    await cdp().send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await cdp().send('WebAuthn.disable');
  });
}
