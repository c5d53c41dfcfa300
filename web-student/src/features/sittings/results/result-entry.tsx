import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { truncated } from '#domain/core/text/truncated.ts';
import { notInTime } from '#domain/sittings/scores/result-waits.ts';
import type { MockTestResult } from '#domain/sittings/contract.ts';
import { requestTestScoreNotice } from '#domain/sittings/scores/new-score-contract.ts';
import { MarkedQuestion } from '#student/components/question/marked-question.tsx';
import { NewerScores } from '#student/components/score/newer-scores.tsx';
import { call } from '#student/core/api.ts';
import { durationText } from '#student/core/server-clock.ts';
import { MarkedAnswerContext } from '#student/mechanisms/written-response/marks/marked-answer.ts';
import { WordLookup } from '#student/dictionary/word-lookup.tsx';
import { resultQuery } from '#student/queries/result.ts';

export type ResultEntry = MockTestResult['questions'][number];

function unscoredText({ failure, isAwaited }: ResultEntry): string | undefined {
  if (isAwaited) return 'This answer is still being scored. Its points will appear here.';
  if (failure === undefined) return undefined;
  return failure === notInTime
    ? 'We could not score this answer within an hour, so your result was recorded without it. We keep trying for some days and add a later score to your result.'
    : 'We could not score this answer. It counts neither for nor against you. Practise this type to get another answer scored.';
}

interface Props {
  readonly sessionId: string;
  readonly entry: ResultEntry;
}

export function ResultEntryContent({ sessionId, entry }: Props) {
  const { question, answer, solution, score, correction, newer, awaySeconds } = entry;
  const queryClient = useQueryClient();
  const loadAgain = async () => {
    const { questions } = await queryClient.fetchQuery({ ...resultQuery(sessionId), staleTime: 0 });
    return questions.find((one) => one.question.uid === question.uid)?.question;
  };
  return (
    <>
      <Text c="dimmed" size="sm" mb="sm">
        {question.uid} · {truncated(question.title)}
      </Text>
      {awaySeconds !== undefined && (
        <Text c="dimmed" size="sm" mb="sm">
          You left the window for {durationText(awaySeconds)}. Only you can see this, and it costs no points.
        </Text>
      )}
      <WordLookup>
        <MarkedAnswerContext value={{ place: 'test', answerId: sessionId, uid: question.uid }}>
          <MarkedQuestion
            view={question}
            answer={answer}
            solution={solution}
            score={score}
            unscored={unscoredText(entry)}
            loadAgain={loadAgain}
            correction={correction}
            noAnswer="There was no answer."
            context="test"
          />
        </MarkedAnswerContext>
      </WordLookup>
      {score && newer && (
        <NewerScores
          newer={newer}
          first={score}
          onRequest={() => call(requestTestScoreNotice, { sessionId, uid: question.uid })}
        />
      )}
    </>
  );
}
