import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { skillNames } from '#domain/question-types/catalogue/rubrics.ts';
import type { Evidence, Score } from '#domain/scoring/score.ts';
import { commentOn } from '#domain/scoring/writing/messages.ts';
import { gradeOf } from '../../components/grade.ts';
import { GradeMark } from '../../components/grade-mark.tsx';
import { findingsIn } from './findings.ts';
import { isGateClosed } from './gate.ts';
import { QuotedPlaces, type PlacesIn } from './quoted-places.tsx';

interface Props extends PlacesIn {
  readonly score: Score;
  readonly text: string;
  /** What is told of the content beside its comment. */
  readonly keyPoints: ReactNode;
}

/** Each trait with its points, what is said of it, and what that rests on. */
export function TraitReasons({ score, text, keyPoints, ...places }: Props) {
  const isClosed = isGateClosed(score);
  const comments = score.traits.map((one) => commentOn(one, isClosed));
  return (
    <ul className="reason-list" aria-label="Score details">
      {score.traits.map((one, index) => (
        <li key={one.trait} className="reason">
          <div className="trait-head">
            <GradeMark grade={gradeOf(one)} size={18} />
            <Text fw={600}>
              {skillNames[one.trait]}: {one.points} of {one.maximum}
            </Text>
          </div>
          {/* What is the same for several, such as that a gate is closed, is said once. */}
          {comments.indexOf(comments[index] ?? '') === index && <Text size="sm">{comments[index]}</Text>}
          {one.trait === 'content' && keyPoints}
          <Findings {...places} evidence={one.evidence} text={text} />
        </li>
      ))}
    </ul>
  );
}

/** What was found and counted; mistakes stand in the text itself. */
function Findings({ evidence, text, ...places }: PlacesIn & { evidence: readonly Evidence[]; text: string }) {
  const found = findingsIn(evidence, text);
  if (found.length === 0) return null;
  return (
    <ul className="findings">
      {found.map(({ text: told, quoted }) => (
        <li key={told}>
          <Text size="sm">{told}</Text>
          {quoted.map((words) => (
            <QuotedPlaces key={String(words.spans)} {...places} {...words} />
          ))}
        </li>
      ))}
    </ul>
  );
}
