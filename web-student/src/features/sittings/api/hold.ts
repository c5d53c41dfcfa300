import { v7 as newId } from 'uuid';
import { holdMockTest, saveMockTestDraft } from '#domain/sittings/hold-contract.ts';
import type { Answer } from '#domain/question-types/registry.ts';
import { call } from '#student/core/api.ts';

/** Identifies this page as a holder of sittings; new after each page load. */
const page = newId();

const held = new Set<string>();

/** Empty until this page holds the sitting: an earlier page's answers may be pending, and commands work without it. */
export const holderOf = (sessionId: string) => (held.has(sessionId) ? { holder: page } : {});

export const isHeldElsewhere = (sessionId: string, holder: string | undefined): boolean =>
  held.has(sessionId) && holder !== undefined && holder !== page;

export const hasBeenHeld = (sessionId: string): boolean => held.has(sessionId);

/** @throws CallFailed */
export async function holdHere(sessionId: string, signal?: AbortSignal) {
  const answer = await call(holdMockTest, { sessionId, holder: page }, signal && { signal });
  held.add(sessionId);
  return answer;
}

let edits = 0;

export const saveTestDraft = (draft: {
  readonly sessionId: string;
  readonly uid: string;
  readonly answer: Answer;
}) => call(saveMockTestDraft, { ...draft, holder: page, edit: edits++ });
