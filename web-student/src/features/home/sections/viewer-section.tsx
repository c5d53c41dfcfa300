import { compareWords, type ComparedWord } from '#domain/scoring/compare-words.ts';
import { strengthOf } from '#domain/statistics/skill-statistics.ts';
import { sectionNames } from '#student/components/section-names.ts';
import { reading, sums, typed } from './examples.ts';
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
          <Marked key={at} kind={reading.changes[at] ?? 'right'} text={word} />
        ))}
      </p>
    </>
  );
}

function Written() {
  const words = compareWords(typed.said, typed.answer);
  const expected = words.filter(({ kind }) => kind !== 'extra').length;
  const right = words.filter(({ kind }) => kind === 'right').length;
  return (
    <>
      <p className="home-words">
        {words.map(({ kind, expected: said, given }, at) => (
          <Marked key={at} kind={kind} text={kind === 'missing' ? said : given} />
        ))}
      </p>
      <p>
        Score {right}/{expected}. The recording said: {typed.said}
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
  readonly kind: ComparedWord['kind'] | 'skipped' | 'changed';
  readonly text: string | undefined;
}

const Marked = ({ kind, text = '' }: MarkedProps) =>
  kind === 'right' ? (
    <>{text} </>
  ) : (
    <>
      <mark className={`is-${kind}`}>
        {text} <small>({kind})</small>
      </mark>{' '}
    </>
  );
