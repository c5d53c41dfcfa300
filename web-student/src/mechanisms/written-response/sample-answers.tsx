import { Text } from '@mantine/core';
import type { SolutionOf, ViewOf } from '#domain/question-types/kinds.ts';
import { lacksOf } from './lacks.ts';

const levelNames = { middle: 'A middling answer', weak: 'A weak answer' } as const;

interface Props {
  readonly type: ViewOf<'written-response'>['type'];
  readonly solution: SolutionOf<'written-response'>;
}

/** Answers at three levels, the best one open; of the others it is told what they lack. */
export function SampleAnswers({ type, solution: { sampleAnswer, weakerAnswers } }: Props) {
  return (
    <div className="samples">
      <section aria-label="Sample answer">
        <Text fw={650} mb={6}>
          A sample answer
        </Text>
        <div className="material written-text">{sampleAnswer}</div>
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
