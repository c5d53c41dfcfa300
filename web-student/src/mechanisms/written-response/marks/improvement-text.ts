import { listed } from '#domain/core/text/listed.ts';
import type { Evidence, Score } from '#domain/scoring/score.ts';
import { missingParts } from '#domain/scoring/writing/feedback/email-parts.ts';
import { hasReason } from '#domain/scoring/writing/feedback/has-reason.ts';
import { improvementMessages } from '#domain/scoring/writing/feedback/messages.ts';

type Change = NonNullable<Score['improvements']>[number]['change'];

const evidenceOf = ({ traits, remarks = [] }: Pick<Score, 'traits' | 'remarks'>): Evidence[] => [
  ...traits.flatMap(({ evidence }) => evidence),
  ...remarks,
];

export function improvementText(change: Change, score: Pick<Score, 'traits' | 'remarks'>): string {
  const evidence = evidenceOf(score);
  const words = evidence.find((one) => one.kind === 'words');
  const mistakes = (fault: 'spelling' | 'grammar') =>
    evidence.filter((one) => one.kind === 'text' && one.fault === fault).length;
  if (words && change === 'reach_word_count')
    return `Write ${counted(words.full[0] - words.count, 'more word')}.`;
  if (words && change === 'cut_to_word_count') return `Cut ${counted(words.count - words.full[1], 'word')}.`;
  if (change === 'mend_spelling' && mistakes('spelling') > 0)
    return `Correct ${counted(mistakes('spelling'), 'spelling mistake')}.`;
  if (change === 'mend_grammar' && mistakes('grammar') > 0)
    return `Correct ${counted(mistakes('grammar'), 'grammar mistake')}.`;
  if (change === 'use_paragraphs' && hasReason(evidence, 'too_many_paragraphs'))
    return 'Use fewer paragraphs, with one idea in each.';
  const missing = missingParts(evidence.filter((one) => one.kind !== 'reason' || one.code !== 'no_purpose'));
  if (change === 'add_greeting_and_closing' && missing.length > 0) return `Add ${listed(missing)}.`;
  return improvementMessages[change];
}

export function lackingPoints(
  score: Pick<Score, 'traits' | 'remarks'>,
  keyPoints: readonly { readonly point: string }[],
): string[] {
  return evidenceOf(score).flatMap((one) => {
    const point = one.kind === 'point' && one.state !== 'stated' ? keyPoints[one.index]?.point : undefined;
    return point === undefined ? [] : [point];
  });
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
