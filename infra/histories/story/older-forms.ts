import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { sessionStream } from '#domain/accounts/session.ts';
import { cartStream } from '#domain/commerce/cart.ts';
import { defineEvents } from '#domain/core/codec.ts';
import type { Journal } from '#domain/core/journal.ts';
import { personal } from '#domain/core/personal.ts';
import { extraTimeStream } from '#domain/mock-tests/extra-time.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { questionStream } from '#domain/questions/question.ts';
import { studyPlanStream } from '#domain/study-plan/plan-settings.ts';
import { olderSittings } from './older-sittings.ts';
import { putFor } from './put-into-store.ts';

const data = z.looseObject({});

const sessions2 = defineEvents('session', { SessionStarted: { version: 2, schema: data } });
const extraTime1 = defineEvents('extra_time', {
  ExtraTimeGranted: {
    version: 1,
    schema: z.object({ percent: personal(z.string()), reason: personal(z.string()) }),
  },
});
const plans1 = defineEvents('study_plan', { StudyPlanSet: { version: 1, schema: data } });
const carts1 = defineEvents('cart', {
  DisputeClosed: { version: 1, schema: z.object({ paymentId: z.string() }) },
});

interface OlderForms {
  /** Of somebody whom `tellRareEvents` tells of too. */
  readonly userId: string;
  /** Of a question that is answered in writing. */
  readonly uid: string;
  readonly question: Question;
  /** Of a purchase, with its payment. */
  readonly cartId: string;
  readonly paymentId: string;
  readonly buyerId: string;
}

/**
 * What programs between 0.1.0 and this release have written and this one does not write: it is put into the store in the
 * old form.
 */
export async function tellOlderForms(
  journal: Journal,
  { userId, uid, question, cartId, paymentId, buyerId }: OlderForms,
): Promise<void> {
  const put = putFor(journal, userId);
  await put(sessions2, sessionStream.nameOf(userId), {
    type: 'SessionStarted',
    data: {
      sessionId: newId(),
      startedAt: '2026-08-01T09:00:00.000Z',
      expiresAt: '2026-08-31T09:00:00.000Z',
    },
  });
  await put(extraTime1, extraTimeStream.nameOf(userId), {
    type: 'ExtraTimeGranted',
    data: { percent: '25', reason: 'Brought a letter' },
  });
  await put(plans1, studyPlanStream.nameOf(userId), {
    type: 'StudyPlanSet',
    data: { examDate: null, targetScore: 65, weekdays: [6, 7], minutesAWeek: 120 },
  });
  await olderSittings(put, { userId, uid });
  await put(questionStream, questionStream.nameOf(question.uid), {
    type: 'QuestionCorrected',
    data: { question, reason: 'The key was wrong', changesKey: true },
  });
  const putBuyers = putFor(journal, buyerId);
  await putBuyers(cartStream, cartStream.nameOf(cartId), { type: 'DisputeOpened', data: { paymentId } });
  await putBuyers(carts1, cartStream.nameOf(cartId), { type: 'DisputeClosed', data: { paymentId } });
}
