import type { CreditKind } from '#domain/credits/credit-kinds.ts';
import { entryOfSitting } from '#domain/credits/credit-ledger.ts';
import { creditFor, paidCategoryOf } from '#domain/mock-tests/may-start.ts';
import { isScoredByRule } from '#domain/question-types/registry.ts';
import { typeCodeSchema } from '#domain/question-types/type-code.ts';
import { z } from 'zod';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { personKey } from '../progress/person.ts';

const columns = {
  /** The attempt or sitting of a spent credit, see `entryOfSitting`; the event's id of a grant. */
  entryId: column.text(),
  person: column.text(),
  userId: column.text().orNull(),
  visitorId: column.text().orNull(),
  kind: column.text<CreditKind>(),
  /** `spent` until the answer is submitted or the sitting started, then `answered`. */
  status: column.text<'granted' | 'spent' | 'answered' | 'given_back' | 'taken_back'>(),
  uid: column.text().orNull(),
  mockTestId: column.text().orNull(),
  at: column.text(),
};

type CreditRow = RowOf<typeof columns>;

/** One row per grant, revocation and paid attempt: for notifications, and for credits spent on answers that never arrived. */
export const credits = defineProjection({
  name: 'credits',
  version: 4,
  columns,
  key: ['entryId'],
  indexes: [{ columns: ['at'], where: "status = 'spent'" }],
  eventTypes: [
    'CreditsGranted',
    'BoughtCreditsGranted',
    'BoughtCreditsRevoked',
    'RewardGranted',
    'RewardRevoked',
    'CreditSpent',
    'CreditReturned',
    'TestCreditSpent',
    'TestCreditReturned',
    'AnswerSubmitted',
    'MockTestStarted',
  ],
  reads: {
    AnswerSubmitted: z.object({ attemptId: z.string(), type: typeCodeSchema }),
    MockTestStarted: z.object({
      sessionId: z.string(),
      sections: z.array(z.unknown()),
      paidBy: z.string().optional(),
    }),
  },
  keysOf(event) {
    switch (event.type) {
      case 'CreditsGranted':
      case 'BoughtCreditsGranted':
      case 'BoughtCreditsRevoked':
      case 'RewardGranted':
      case 'RewardRevoked':
        return [{ entryId: event.id }];
      case 'CreditSpent':
      case 'CreditReturned':
        return [{ entryId: event.data.attemptId }];
      case 'AnswerSubmitted':
        return !isScoredByRule(event.data.type) ? [{ entryId: event.data.attemptId }] : [];
      case 'TestCreditSpent':
      case 'TestCreditReturned':
        return [{ entryId: entryOfSitting(event.data) }];
      case 'MockTestStarted': {
        const { paidBy, sessionId, sections } = event.data;
        const kind = creditFor[paidCategoryOf({ sections })];
        return paidBy === 'credit' ? [{ entryId: entryOfSitting({ kind, sessionId }) }] : [];
      }
    }
  },
  fold([row], event): readonly CreditRow[] {
    if (event.type === 'AnswerSubmitted' || event.type === 'MockTestStarted')
      return row ? [{ ...row, status: 'answered' }] : [];
    const { type, data, metadata } = event;
    const { userId = null, visitorId = null, at } = metadata;
    const person = { person: personKey(metadata) ?? '', userId, visitorId };
    const of = { ...person, kind: data.kind, uid: null, mockTestId: null };
    switch (type) {
      case 'CreditsGranted':
      case 'BoughtCreditsGranted':
      case 'RewardGranted':
        return [{ entryId: event.id, ...of, status: 'granted', at }];
      case 'BoughtCreditsRevoked':
      case 'RewardRevoked':
        return [{ entryId: event.id, ...of, status: 'taken_back', at }];
      case 'CreditSpent':
        return [{ entryId: data.attemptId, ...of, status: 'spent', uid: data.uid, at }];
      case 'CreditReturned':
        return [{ entryId: data.attemptId, ...of, status: 'given_back', uid: data.uid, at: row?.at ?? at }];
      case 'TestCreditSpent':
      case 'TestCreditReturned': {
        const { mockTestId } = data;
        const entryId = entryOfSitting(data);
        return type === 'TestCreditSpent'
          ? [{ entryId, ...of, mockTestId, status: 'spent', at }]
          : [{ entryId, ...of, mockTestId, status: 'given_back', at: row?.at ?? at }];
      }
    }
  },
});
