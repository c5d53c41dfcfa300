import { Text } from '@mantine/core';
import type { AnalysedCode, Solution } from '#domain/question-types/registry.ts';
import { useIsPhone } from '#student/components/use-is-phone.ts';
import { lacksOf } from './lacks.ts';
import layout from '#student/components/styles/layout.module.css';
import materialStyles from '../../material.module.css';
import styles from './sample-answers.module.css';

const levelNames = { middle: 'An average answer', weak: 'A weak answer' } as const;

interface Props {
  readonly type: AnalysedCode;
  readonly solution: Pick<Extract<Solution, { type: AnalysedCode }>, 'sampleAnswer' | 'weakerAnswers'>;
  readonly className?: string | undefined;
}

export function SampleAnswers({ type, solution: { sampleAnswer, weakerAnswers }, className }: Props) {
  const isPhone = useIsPhone();
  const sample = (
    <div className={`${materialStyles['material']} ${styles['sample-text']}`}>{sampleAnswer}</div>
  );
  return (
    <div className={className === undefined ? layout['stack'] : `${layout['stack']} ${className}`}>
      {sampleAnswer !== undefined && (
        <section aria-label="Sample answer">
          {/* On a phone, an open essay would separate the student's answer from its score. */}
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
      )}
      {weakerAnswers.map(({ level, text, bands }, index) => (
        <details key={index} className="quiet-summary">
          <summary>{levelNames[level]}</summary>
          <div className={`${materialStyles['material']} ${styles['sample-text']}`}>{text}</div>
          {lacksOf(type, bands).length > 0 && (
            <>
              <Text size="sm" mt="xs">
                It loses points here:
              </Text>
              <ul className={styles['lacks']} aria-label={`What ${levelNames[level].toLowerCase()} lacks`}>
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
