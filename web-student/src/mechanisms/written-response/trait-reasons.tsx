import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { skillNames } from '#domain/question-types/catalogue/rubrics.ts';
import type { Evidence, Score } from '#domain/scoring/score.ts';
import { commentOn, reasonMessages } from '#domain/scoring/writing/messages.ts';
import { gradeOf } from '../../components/grade.ts';
import { GradeMark } from '../../components/grade-mark.tsx';
import { ReasonText, type EvidenceIn } from '../pieces/reason-text.tsx';
import { countedText } from './counted-text.ts';
import { isGateClosed } from './gate.ts';

interface Props extends EvidenceIn {
  readonly score: Score;
  readonly text: string;
  /** What is told of the content beside its comment. */
  readonly keyPoints: ReactNode;
}

/** Each trait with its points, what is said of it, and what that rests on. */
export function TraitReasons({ score, text, keyPoints, ...where }: Props) {
  const isClosed = isGateClosed(score);
  return (
    <ul className="reason-list" aria-label="Score details">
      {score.traits.map((one) => (
        <li key={one.trait} className="reason">
          <div className="trait-head">
            <GradeMark grade={gradeOf(one)} size={18} />
            <Text fw={600}>
              {skillNames[one.trait]}: {one.points} of {one.maximum}
            </Text>
          </div>
          <Text size="sm">{commentOn(one, isClosed)}</Text>
          {one.trait === 'content' && keyPoints}
          <Findings {...where} evidence={one.evidence} text={text} />
        </li>
      ))}
    </ul>
  );
}

/** What was found and counted; mistakes stand in the text itself. */
function Findings({
  evidence,
  text,
  ...where
}: EvidenceIn & { evidence: readonly Evidence[]; text: string }) {
  const told = evidence.flatMap((piece) => {
    if (piece.kind === 'count') return [{ text: countedText(piece) }];
    if (piece.kind !== 'reason') return [];
    const quote = piece.span ? text.slice(...piece.span) : '';
    return [{ text: reasonMessages[piece.code], ...(quote !== '' && { quote }) }];
  });
  if (told.length === 0) return null;
  return (
    <ul className="findings">
      {told.map((reason, index) => (
        <li key={index}>
          <ReasonText {...where} reason={reason} />
        </li>
      ))}
    </ul>
  );
}
