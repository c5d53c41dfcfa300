import { Text, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import { compareWords, type ComparedWord } from '#domain/scoring/compare-words.ts';
import layout from '#student/components/styles/layout.module.css';
import materialStyles from '../material.module.css';
import styles from './compared-sentence.module.css';

const kinds = {
  right: { Icon: IconCheck, text: 'Right' },
  misspelt: { Icon: IconPencil, text: 'Misspelt' },
  missing: { Icon: IconMinus, text: 'Missing' },
  extra: { Icon: IconPlus, text: 'Extra' },
} as const satisfies Record<ComparedWord['kind'], object>;

export function ComparedSentence({
  transcript,
  typed,
}: {
  readonly transcript: string;
  readonly typed: string;
}) {
  const words = compareWords(transcript, typed);
  const marked = Object.entries(kinds).filter(
    ([kind]) => kind !== 'right' && words.some((word) => word.kind === kind),
  );
  return (
    <section aria-label="Your sentence">
      <Text fw={650} mb={6}>
        Your sentence
      </Text>
      <div className={materialStyles['material']}>
        {typed.trim() === '' && <Text mb="xs">You typed nothing.</Text>}
        <ul className={`${styles['compared-words']} ${layout['chips']}`} aria-label="Word by word">
          {words.map((word, index) => (
            <Word key={index} {...word} />
          ))}
        </ul>
      </div>
      {marked.length > 0 && (
        <ul
          className={`${styles['compared-legend']} ${layout['chips']} quiet`}
          aria-label="What the marks mean"
        >
          {marked.map(([kind, { Icon, text }]) => (
            <li key={kind} className={layout['inline-row']}>
              <Icon size={16} aria-hidden /> {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Word({ kind, expected, given, isOtherForm }: ComparedWord) {
  const { Icon, text } = kinds[kind];
  return (
    <li className={`${styles['compared-word']} ${layout['inline-row']}`} data-kind={kind}>
      {kind !== 'right' && <Icon size={16} aria-hidden />}
      <VisuallyHidden>{text}: </VisuallyHidden>
      {kind === 'misspelt' ? (
        <>
          <s>{given}</s>
          <VisuallyHidden>, meant: </VisuallyHidden> <b>{expected}</b>
        </>
      ) : (
        <>
          {given ?? expected}
          {isOtherForm && <small> (also: {expected})</small>}
        </>
      )}
    </li>
  );
}
