import { readingSprint } from '#domain/mock-tests/catalogue.ts';
import type { SharedScorecard } from '#domain/sittings/sharing/share-contract.ts';
import { hasRule, rightAnswerTo } from '#domain/question-types/registry.ts';
import { refused, type Answers } from '../fake-api.ts';
import { fakeSitting } from './sitting.ts';

/**
 * Sittings of the reading sprint that one student handed in, oldest first, with the calls of their scorecards.
 * @param right the number of questions each sitting answered, all of them right
 */
export function scorecards(...right: readonly number[]) {
  const test = readingSprint(360);
  const results = new Map(
    right.map((count, index) => {
      const result = handedIn(count, index);
      return [result.sessionId, result] as const;
    }),
  );
  const shares = new Map<string, { readonly shareId: string; readonly name?: string }>();
  const first = fakeSitting(test);

  const share = (sessionId: string, name?: string) => {
    const { shareId = crypto.randomUUID() } = shares.get(sessionId) ?? {};
    const shared = { shareId, ...(name !== undefined && { name }) };
    shares.set(sessionId, shared);
    return shared;
  };
  const sharedUnder = (id: string): SharedScorecard | undefined => {
    const [sessionId = '', shared] = [...shares].find(([, { shareId }]) => shareId === id) ?? [];
    const result = results.get(sessionId);
    if (!result?.estimate || !shared) return undefined;
    const { overall, skills, enabling } = result.estimate;
    return {
      ...(shared.name !== undefined && { name: shared.name }),
      testName: result.name,
      examType: result.examType,
      satOn: result.startedAt.slice(0, 'yyyy-mm-dd'.length),
      ...(result.mark && { mark: result.mark }),
      estimate: { ...(overall && { overall }), skills, enabling },
      unscored: result.questions.filter(({ score }) => score === undefined).length,
    };
  };

  return {
    ids: [...results.keys()],
    resultOf(sessionId: string) {
      const result = results.get(sessionId);
      if (!result) throw new Error(`There is no sitting ${sessionId}`);
      return result;
    },
    setQuick: () => {
      for (const [id, result] of results) results.set(id, { ...result, mark: 'quick' });
    },
    share,
    unshare: (sessionId: string) => void shares.delete(sessionId),
    answers: {
      fetchMockTestResult: ({ sessionId }) => {
        const result = results.get(sessionId);
        if (!result) return refused('mock_test_not_found');
        const shared = shares.get(sessionId);
        return { status: 200, body: { ...result, ...(shared && { share: shared }) } };
      },
      fetchAllMockTest: () => {
        const { status, body } = first.answers.fetchAllMockTest();
        const sittings = [...results.values()].toReversed().map(listedSitting);
        return { status, body: { ...body, mockTests: body.mockTests.map((one) => ({ ...one, sittings })) } };
      },
      getDateNow: first.answers.getDateNow,
      shareMockTestScorecard: ({ sessionId, name }) =>
        results.has(sessionId)
          ? { status: 200, body: share(sessionId, name) }
          : refused('mock_test_not_found'),
      unshareMockTestScorecard: ({ sessionId }) => {
        shares.delete(sessionId);
        return { status: 200, body: { sessionId } };
      },
      fetchMockTestResultPublic: ({ shareId }) => {
        const body = sharedUnder(shareId);
        return body ? { status: 200, body } : refused('mock_test_not_found');
      },
    } satisfies Answers,
  };
}

function listedSitting({ sessionId, status, startedAt, scores, estimate }: ReturnType<typeof handedIn>) {
  return {
    sessionId,
    status,
    startedAt,
    deadline: startedAt,
    points: scores?.points ?? null,
    maximum: scores?.maximum ?? null,
    figures: estimate ? { overall: estimate.overall ?? null, skills: estimate.skills } : null,
  };
}

function handedIn(right: number, hours: number) {
  const { answers, questions, pass } = fakeSitting(readingSprint(360));
  pass(hours * 3600);
  const started = answers.startMockTest();
  if (!('body' in started)) throw new Error('The sitting did not start');
  const { sessionId } = started.body;
  for (const question of questions.slice(0, right)) {
    if (!hasRule(question)) throw new Error(`${question.uid} has no rule`);
    pass(30);
    answers.saveMockTestQuestion({ sessionId, uid: question.uid, answer: rightAnswerTo(question) });
  }
  answers.submitMockTest({ sessionId });
  const result = answers.fetchMockTestResult();
  if (!('body' in result)) throw new Error('The sitting has no result');
  return result.body;
}
