import { Text } from '@mantine/core';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { SolutionOf, ViewOf } from '#domain/question-types/kinds.ts';
import type { Quote } from '../pieces/quoted.ts';
import { Improvements } from './marks/improvements.tsx';
import { MarkList } from './marks/mark-list.tsx';
import { MarkedText } from './marks/marked-text.tsx';
import { marksIn } from './marks/marked-parts.ts';
import { SampleAnswers } from '../pieces/analysis/sample-answers.tsx';
import { WordCount } from './word-count.tsx';
import styles from './written-response.module.css';

interface Props {
  readonly type: ViewOf<'written-response'>['type'];
  readonly text: string;
  readonly score: Score | undefined;
  readonly solution: SolutionOf<'written-response'> | undefined;
  readonly quote: Quote | undefined;
}

export default function WrittenAnswer({ type, text, score, solution, quote }: Props) {
  const marks = marksIn(text, score);
  return (
    <>
      {score && solution && <Improvements score={score} keyPoints={solution.keyPoints} />}
      <div className={styles['written']}>
        <MarkedText text={text} marks={marks} places={typeof quote === 'object' ? quote : undefined} />
        <WordCount text={text} limits={catalogue[type].limits.answerWords} />
        {marks.length > 0 && (
          <>
            <Text size="sm" c="dimmed">
              Our corrections follow the words they replace. A wavy line marks spelling, a double line
              grammar. Press a mark to see what is wrong.
            </Text>
            <MarkList text={text} marks={marks} />
          </>
        )}
      </div>
      {solution && <SampleAnswers type={type} solution={solution} className={styles['written-samples']} />}
    </>
  );
}
