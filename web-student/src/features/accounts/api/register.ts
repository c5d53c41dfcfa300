import { v7 as newId } from 'uuid';
import { registerUser } from '#domain/accounts/contract.ts';
import type { InputOf } from '#domain/core/contract.ts';
import { call } from '#student/core/api.ts';

type Input = InputOf<typeof registerUser>;

let last: { readonly of: string; readonly commandId: string } | undefined;

/** Creates an account. A retry after a lost response sends the same command. @throws CallFailed */
export async function register(input: Input) {
  const { email, password, examType } = input;
  const of = JSON.stringify([email, password, examType]);
  if (last?.of !== of) last = { of, commandId: newId() };
  await call(registerUser, input, { commandId: last.commandId });
  last = undefined;
}
