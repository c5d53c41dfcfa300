import { expect, test } from 'vitest';
import type { RecordedEvent } from '#domain/streams.ts';
import { proveRewards, rewardFindings } from './prove-rewards.ts';

const event = (type: string, stream: string, data: object) =>
  ({ type, stream, data, metadata: { userId: 'ann' } }) as unknown as RecordedEvent;
const completed = (surveyId: string) =>
  event('SurveyCompleted', `survey_response-${surveyId}-ann`, { surveyId, answers: [] });
const entry = (type: string, causeId: string, credits = 1) =>
  event(type, 'credit_ledger-ann', { cause: 'survey_completed', causeId, kind: 'full_test', credits });
const granted = (causeId: string) => entry('RewardGranted', causeId);
const takenBack = (causeId: string, credits = 1) => entry('RewardRevoked', causeId, credits);
const of = (surveyId: string) => ({ surveyId, userId: 'ann' });
const book = { completed: [of('a'), of('b')], discarded: [of('b')] };
const find = (events: RecordedEvent[]) => rewardFindings(proveRewards(events, book), []);
const both = [completed('a'), completed('b')];

test('accepts one reward per survey, and none kept for discarded answers', () => {
  expect(find([...both, granted('a'), granted('b'), takenBack('b')])).toEqual([]);
  expect(find([...both, takenBack('b', 0), granted('a')])).toEqual([]);
});

test.each([
  ['earned and not granted: a of ann', [...both, granted('b'), takenBack('b')]],
  ['granted or taken back twice: a of ann', [...both, granted('a'), granted('a'), takenBack('b', 0)]],
  ['granted and not earned: c of ann', [...both, granted('a'), granted('c'), takenBack('b', 0)]],
  ['withdrawn and not taken back: b of ann', [...both, granted('a'), granted('b')]],
  ['acknowledged and not recorded: a of ann', [completed('b'), takenBack('b', 0)]],
  ['ann has 2 instead of 1', [...both, granted('a'), granted('b'), takenBack('b', 0)]],
] as const)('reports %s', (what, events) => {
  expect(find([...events])).toContain(what);
});
