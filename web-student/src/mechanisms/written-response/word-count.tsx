import { Text } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconCircleHalf2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { AnswerWords } from '#domain/question-types/catalogue/limits.ts';
import { countSentences } from '#domain/scoring/written-form.ts';
import { countWords } from '#domain/scoring/words.ts';
import { announce } from '#student/core/notices.ts';
import { wordBand, wordRule } from './word-band.ts';
import layout from '#student/components/styles/layout.module.css';
import styles from './word-count.module.css';

const icons = { full: IconCircleCheck, partial: IconCircleHalf2, none: IconCircleDashed } as const;

interface Props {
  readonly text: string;
  readonly limits: AnswerWords | undefined;
}

export function WordCount({ text, limits }: Props) {
  const count = countWords(text);
  const counted = count === 1 ? '1 word' : `${count} words`;
  const band = limits && wordBand(count, limits, countSentences(text));
  useAnnounced(band?.name, `${counted}, ${band?.advice}`);
  const Icon = icons[band?.name ?? 'none'];
  return (
    <span className={`${styles['word-count']} ${layout['chips']}`} role="group" aria-label="Word count">
      <Text
        component="span"
        size="sm"
        className={styles['word-band']}
        data-band={count === 0 ? 'none-yet' : band?.name}
      >
        {band && <Icon size={18} aria-hidden />}
        <strong className="digits">{counted}</strong>
        {band && count > 0 && <span>{band.advice}</span>}
      </Text>
      {limits && (
        <Text component="span" size="sm" c="dimmed">
          {wordRule(limits)}
        </Text>
      )}
    </span>
  );
}

function useAnnounced(band: string | undefined, text: string) {
  const announced = useRef(band);
  useEffect(() => {
    if (announced.current === band) return;
    announced.current = band;
    announce(text);
  }, [band, text]);
}
