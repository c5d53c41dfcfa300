import { isInPractice } from '#domain/practice/access.ts';
import { kindOf } from '#domain/question-types/kinds.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { isAnswerable } from '#domain/question-types/registry.ts';
import * as contract from '#domain/writing/contract.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { personOf } from '../identity/principal.ts';
import { route, type Route } from '../http/route.ts';
import { findDraft, saveDraft } from './drafts.ts';

const isWritten = (uid: string) => {
  const type = typeOfUid(uid);
  return isAnswerable(type) && kindOf(type) === 'written-response';
};

/** What belongs to writing alone: drafts. Specification, document 1, section 7, and document 2, section 7. */
export function routes(dependencies: Dependencies): Route[] {
  const { bank } = dependencies;
  return [
    route(contract.saveWritingDraft, async ({ input: { uid, text }, principal, now }) => {
      if (!isWritten(uid)) return { rejected: 'answer_does_not_fit' };
      const found = await bank.get(uid);
      if (!found || !isInPractice(found)) return { rejected: 'question_not_found' };
      await saveDraft(dependencies, personOf(principal), uid, { text, savedAt: now });
      return { status: 200, body: { savedAt: now } };
    }),

    route(contract.fetchWritingDraft, async ({ input: { uid }, principal }) => ({
      status: 200,
      body: { draft: (await findDraft(dependencies, personOf(principal), uid)) ?? null },
    })),
  ];
}
