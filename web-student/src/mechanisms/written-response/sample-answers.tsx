import { Text } from '@mantine/core';
import type { SolutionOf, ViewOf } from '#domain/question-types/kinds.ts';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { lacksOf } from './lacks.ts';

const levelNames = { middle: 'A middling answer', weak: 'A weak answer' } as const;

interface Props {
  readonly type: ViewOf<'written-response'>['type'];
  readonly solution: SolutionOf<'written-response'>;
}

/** Answers at three levels, the best one open where there is room beside one's own; of the others it is told what they lack. */
export function SampleAnswers({ type, solution: { sampleAnswer, weakerAnswers } }: Props) {
  const isPhone = useIsPhone();
  const sample = <div className="material written-text">{sampleAnswer}</div>;
  return (
    <div className="samples">
      <section aria-label="Sample answer">
        {/* Under one's own answer a whole essay would stand between it and its score. */}
        {isPhone ? (
          <details className="quiet-summary">
            <summary>A sample answer</summary>
            {sample}
          </details>
        ) : (
          <>
            <Text fw={650} mb={6}>
              A sample answer
            </Text>
            {sample}
          </>
        )}
      </section>
      {weakerAnswers.map(({ level, text, bands }, index) => (
        <details key={index} className="quiet-summary">
          <summary>{levelNames[level]}</summary>
          <div className="material written-text">{text}</div>
          {lacksOf(type, bands).length > 0 && (
            <>
              <Text size="sm" mt="xs">
                It loses points here:
              </Text>
              <ul className="lacks" aria-label={`What ${levelNames[level].toLowerCase()} lacks`}>
                {lacksOf(type, bands).map((lack) => (
                  <li key={lack}>{lack}</li>
                ))}
              </ul>
            </>
          )}
        </details>
      ))}
    </div>
  );
}
