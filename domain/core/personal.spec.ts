import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { streams } from '../streams.ts';
import { erased, isErased, mapProtected, personal, protectedPaths, secret } from './personal.ts';

const schema = z.object({
  name: personal(z.string()),
  hash: secret(z.string()),
  age: z.number(),
  note: personal(z.string()).optional(),
  answers: z.array(
    z.union([
      z.object({ kind: z.literal('typed'), text: personal(z.string()) }),
      z.object({ kind: z.literal('written'), text: personal(z.string()) }),
      z.object({ kind: z.literal('chosen'), option: z.string() }),
    ]),
  ),
});

const data = {
  name: 'Ada',
  hash: 'h',
  age: 36,
  answers: [
    { kind: 'typed', text: 'free text' },
    { kind: 'chosen', option: 'B' },
  ],
};

describe('protected paths', () => {
  const paths = protectedPaths(schema);

  test('are found in objects, lists, unions and optional fields', () => {
    expect(paths).toEqual([
      { path: ['name'], secret: false },
      { path: ['hash'], secret: true },
      { path: ['note'], secret: false },
      { path: ['answers', '*', 'text'], secret: false },
    ]);
  });

  test('change what is there and leave out what is not', () => {
    const shouted = mapProtected(data, paths, (value) =>
      typeof value === 'string' ? value.toUpperCase() : value,
    );
    expect(shouted).toEqual({
      name: 'ADA',
      hash: 'H',
      age: 36,
      answers: [
        { kind: 'typed', text: 'FREE TEXT' },
        { kind: 'chosen', option: 'B' },
      ],
    });
  });

  test('leave the given data as it was', () => {
    const before = structuredClone(data);
    mapProtected(data, paths, () => erased);
    expect(data).toEqual(before);
  });

  test('an erased field still fits its schema', () => {
    const shredded = mapProtected(data, paths, () => erased);
    expect(schema.parse(shredded)).toMatchObject({ name: erased, hash: erased, age: 36 });
  });
});

test('only what says so is erased', () => {
  expect(isErased(erased)).toBe(true);
  for (const value of ['erased', null, undefined, {}, { erased: false }]) expect(isErased(value)).toBe(false);
});

/** What tells about a person, by event type; a field added to an event without a mark is missed here. */
test('the personal fields of all events', () => {
  const found = streams.flatMap((codec) =>
    codec.types.flatMap((type) =>
      codec.protectedPathsOf(type).map(({ path, secret: isSecret }) => {
        return `${type}.${path.join('.')}${isSecret ? ' (secret)' : ''}`;
      }),
    ),
  );
  expect(found.toSorted()).toEqual([
    'AnswerRescored.score.heard.*.text',
    'AnswerRescored.score.remarks.*.heard',
    'AnswerRescored.score.remarks.*.suggestions.*',
    'AnswerRescored.score.traits.*.evidence.*.heard',
    'AnswerRescored.score.traits.*.evidence.*.suggestions.*',
    'AnswerScored.score.heard.*.text',
    'AnswerScored.score.remarks.*.heard',
    'AnswerScored.score.remarks.*.suggestions.*',
    'AnswerScored.score.traits.*.evidence.*.heard',
    'AnswerScored.score.traits.*.evidence.*.suggestions.*',
    'AnswerScoredAgain.score.heard.*.text',
    'AnswerScoredAgain.score.remarks.*.heard',
    'AnswerScoredAgain.score.remarks.*.suggestions.*',
    'AnswerScoredAgain.score.traits.*.evidence.*.heard',
    'AnswerScoredAgain.score.traits.*.evidence.*.suggestions.*',
    'AnswerSubmitted.answer.text',
    'AnswerSubmitted.answer.texts.*',
    'AuthenticatorOffered.secret (secret)',
    'ContactMessageSent.email',
    'ContactMessageSent.firstName',
    'ContactMessageSent.message',
    'ConversationAnswered.reply',
    'ConversationContinued.message',
    'CreditsGranted.reason',
    'EmailGiven.email',
    'ExtraTimeGranted.percent',
    'ExtraTimeGranted.reason',
    'ExtraTimeGranted.stopClock',
    'ExtraTimeTakenBack.reason',
    'FirstNameChanged.firstName',
    'FriendInvited.email',
    'HistoryLookedUp.reason',
    'MobileAppLinked.adaptyId',
    'MockTestAnswerScored.score.heard.*.text',
    'MockTestAnswerScored.score.remarks.*.heard',
    'MockTestAnswerScored.score.remarks.*.suggestions.*',
    'MockTestAnswerScored.score.traits.*.evidence.*.heard',
    'MockTestAnswerScored.score.traits.*.evidence.*.suggestions.*',
    'MockTestAnswerScoredAgain.score.heard.*.text',
    'MockTestAnswerScoredAgain.score.remarks.*.heard',
    'MockTestAnswerScoredAgain.score.remarks.*.suggestions.*',
    'MockTestAnswerScoredAgain.score.traits.*.evidence.*.heard',
    'MockTestAnswerScoredAgain.score.traits.*.evidence.*.suggestions.*',
    'MockTestAnswerSubmitted.answer.text',
    'MockTestAnswerSubmitted.answer.texts.*',
    'MockTestLateScoreRecorded.score.heard.*.text',
    'MockTestLateScoreRecorded.score.remarks.*.heard',
    'MockTestLateScoreRecorded.score.remarks.*.suggestions.*',
    'MockTestLateScoreRecorded.score.traits.*.evidence.*.heard',
    'MockTestLateScoreRecorded.score.traits.*.evidence.*.suggestions.*',
    'MockTestQuestionRescored.score.heard.*.text',
    'MockTestQuestionRescored.score.remarks.*.heard',
    'MockTestQuestionRescored.score.remarks.*.suggestions.*',
    'MockTestQuestionRescored.score.traits.*.evidence.*.heard',
    'MockTestQuestionRescored.score.traits.*.evidence.*.suggestions.*',
    'MockTestResultRecorded.results.*.score.heard.*.text',
    'MockTestResultRecorded.results.*.score.remarks.*.heard',
    'MockTestResultRecorded.results.*.score.remarks.*.suggestions.*',
    'MockTestResultRecorded.results.*.score.traits.*.evidence.*.heard',
    'MockTestResultRecorded.results.*.score.traits.*.evidence.*.suggestions.*',
    'MockTestScorecardShared.name',
    'NewPasswordRequired.reason',
    'PaidTimeGranted.reason',
    'PasskeyAdded.credentialId (secret)',
    'PasskeyAdded.name',
    'PasskeyAdded.publicKey',
    'PasskeyRenamed.name',
    'PasswordChanged.passwordHash (secret)',
    'PlatformAccessGranted.reason',
    'QuestionReportResolved.note',
    'QuestionReported.message',
    'RealResultDiscarded.reason',
    'ReceiptOpened.reason',
    'RecordingListenedTo.reason',
    'RecoveryCodesMade.digests.* (secret)',
    'ReferralDeclined.reason',
    'RefundAsked.reason',
    'SecondFactorTakenOff.reason',
    'SessionEnded.reason',
    'SessionStarted.device',
    'SurveyCompleted.answers.*.text',
    'SurveyResponseDiscarded.reason',
    'TestCreditGivenBack.reason',
    'TestimonialApproved.reason',
    'TestimonialLeft.header',
    'TestimonialLeft.quote',
    'TestimonialWithdrawn.reason',
    'UserBlocked.reason',
    'UserRegistered.email',
    'UserRegistered.passwordHash (secret)',
    'UserUnblocked.reason',
  ]);
});
