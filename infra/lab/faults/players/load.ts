import type pg from 'pg';
import { randomFrom } from '#domain/core/shuffle.ts';
import { loginStudent } from '#domain/accounts/contract.ts';
import { corrector } from './corrector.ts';
import { examTaker } from './exam-taker.ts';
import type { Installation } from '../installation.ts';
import { openLedger, type Ledger } from './ledger.ts';
import { member } from './member.ts';
import { createPatientCaller, reasonOf, type PatientCaller } from './patient-caller.ts';
import { student } from './student.ts';
import { tokenInMail } from '../token-in-mail.ts';
import { visitor } from './visitor.ts';

/** Disposing ends it immediately. */
export interface Load extends AsyncDisposable {
  readonly ledger: Ledger;
  /** Lets all players finish what they have begun. */
  stop(): Promise<void>;
}

const visitors = 4;
const students = 4;

interface LoadOptions {
  readonly installation: Pick<Installation, 'baseUrl' | 'admin'>;
  readonly pool: pg.Pool;
  readonly seed: string;
  readonly examTakers: number;
}

export function startLoad({ installation, pool, seed, examTakers }: LoadOptions): Load {
  const { baseUrl } = installation;
  const ledger = openLedger();
  const stopping = new AbortController();
  const over = new AbortController();
  const players = [
    ...Array<typeof visitor>(visitors).fill(visitor),
    ...Array<typeof student>(students).fill(student),
    corrector,
    member,
    ...Array<typeof examTaker>(examTakers).fill(examTaker),
  ];
  let loggedIn: Promise<PatientCaller> | undefined;
  const admin = () => (loggedIn ??= logIn(createPatientCaller(baseUrl, over.signal), installation.admin));
  const playing = players.map((play, index) => {
    const random = randomFrom(`${seed}/${index}`);
    return play({
      caller: createPatientCaller(baseUrl, over.signal),
      ledger,
      random,
      pace: () => 150 + random() * 350,
      signal: stopping.signal,
      admin,
      mailTokenOf: (userId) => tokenInMail(pool, userId, 'verification', over.signal),
    }).catch((error: unknown) => ledger.surprise(error instanceof Error ? error.message : String(error)));
  });
  const stop = async () => {
    stopping.abort();
    await Promise.all(playing);
  };
  return {
    ledger,
    stop,
    async [Symbol.asyncDispose]() {
      over.abort();
      await stop();
    },
  };
}

export async function logIn(
  caller: PatientCaller,
  admin: { readonly email: string; readonly password: string },
): Promise<PatientCaller> {
  const answered = await caller.call(loginStudent, admin);
  if (answered.outcome !== 'answered' || answered.answer.status !== 200)
    throw new Error(`the admin cannot log in: ${reasonOf(answered)}`);
  caller.token = answered.answer.body.token;
  return caller;
}
