import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { NewerScores as Newer } from '#domain/scoring/newer-scores.ts';
import { scoreText, type Score } from '#domain/scoring/score.ts';
import { messageOf } from '#student/core/messages.ts';
import { notify } from '#student/core/notices.ts';
import { TraitBars } from './trait-bars.tsx';

interface Props {
  readonly newer: Newer;
  readonly first: Score;
  readonly onRequest: () => Promise<unknown>;
}

export function NewerScores({ newer: { secondScores, isNoticeRequested }, first, onRequest }: Props) {
  const request = useMutation({
    mutationFn: onRequest,
    onError: (error) => notify(messageOf(error), 'problem'),
  });
  return (
    <section aria-label="Newer scores">
      {secondScores.map((score) => (
        <details key={score.scorerVersion} className="quiet-summary">
          <summary>
            Version {score.scorerVersion} of our scorer gives {scoreText(score)}
          </summary>
          <Text size="sm">
            Your first score is {scoreText(first)}, by version {first.scorerVersion}. It still counts.
          </Text>
          <TraitBars score={score} />
        </details>
      ))}
      {isNoticeRequested === false && !request.isSuccess && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={request.isPending}
          onClick={() => request.mutate()}
        >
          Notify me about a newer score
        </Button>
      )}
      {(isNoticeRequested === true || request.isSuccess) && (
        <Text size="sm" c="dimmed" role="status">
          You get a notification when a newer scorer scores this answer. Your first score still counts.
        </Text>
      )}
    </section>
  );
}
