import { Fragment } from 'react';
import { strengthOf } from '#domain/statistics/skill-statistics.ts';
import { sectionNames } from '#student/components/section-names.ts';
import { countedText } from '#student/mechanisms/written-response/counted-text.ts';
import { corrected, reading, sums } from './examples.ts';
import type { OwnProps } from './section-props.ts';

export function Viewer({ section: { title, text, example } }: OwnProps<'viewer'>) {
  return (
    <section className="home-two-columns">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="home-example framed-card">
        <p>
          <strong>An example</strong>
        </p>
        {examples[example]()}
      </div>
    </section>
  );
}

const examples = { spoken: Spoken, written: Written, estimate: Estimate } as const;

function Spoken() {
  return (
    <>
      <audio controls preload="none" src="/example-reading.ogg" aria-label="Recording of the example" />
      <p className="home-words">
        {reading.text.split(' ').map((word, at) => (
          <Marked key={at} kind={reading.changes[at]} text={word} />
        ))}
      </p>
    </>
  );
}

function Written() {
  const { parts, points, maximum } = corrected;
  const mistakes = parts.filter((part) => typeof part !== 'string').length;
  return (
    <>
      <p className="home-words">
        {parts.map((part, at) =>
          typeof part === 'string' ? (
            part
          ) : (
            <Fragment key={at}>
              <del>{part.written}</del> <ins>{part.better}</ins>
            </Fragment>
          ),
        )}
      </p>
      <p>
        <strong>
          Grammar: {points} of {maximum}.
        </strong>{' '}
        {countedText({ kind: 'count', of: 'grammar_mistakes', count: mistakes, full: [0, 0] })}
      </p>
    </>
  );
}

function Estimate() {
  return (
    <dl className="home-strengths">
      {sums.map(({ skill, ...sum }) => {
        const { percent, low, high } = strengthOf(sum);
        return (
          <div key={skill}>
            <dt>{sectionNames[skill]}</dt>
            <dd>
              {Math.round(percent ?? 0)}% of the points in {sum.answered} answers, probably between{' '}
              {Math.round(low)}% and {Math.round(high)}%
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface MarkedProps {
  readonly kind: 'skipped' | 'changed' | undefined;
  readonly text: string;
}

const Marked = ({ kind, text }: MarkedProps) =>
  kind === undefined ? (
    <>{text} </>
  ) : (
    <>
      <mark className={`is-${kind}`}>
        {text} <small>({kind})</small>
      </mark>{' '}
    </>
  );
