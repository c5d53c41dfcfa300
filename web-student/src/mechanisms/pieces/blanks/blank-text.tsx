import { Fragment, type ReactNode } from 'react';
import { textAroundBlanks } from '#domain/question-types/mechanisms/blanks.ts';
import { quotedParts, type Quote } from '../quoted.ts';
import { QuotedText } from '../quoted-text.tsx';
import materialStyles from '../../material.module.css';
import styles from './blanks.module.css';

interface Props {
  readonly topic: string;
  readonly words?: readonly string[] | undefined;
  readonly quote: Quote | undefined;
  readonly isMarked: boolean;
  readonly renderBlank: (index: number) => ReactNode;
}

export function BlankText({ topic, words = [], quote, isMarked, renderBlank }: Props) {
  const parts = textAroundBlanks(topic);
  const ranges = quotedParts(parts, words, quote);
  return (
    <div className={`${materialStyles['material']} ${styles['blank-text']}`} data-marked={isMarked}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          <QuotedText text={part} range={ranges[index]} />
          {index < parts.length - 1 && renderBlank(index)}
        </Fragment>
      ))}
    </div>
  );
}
