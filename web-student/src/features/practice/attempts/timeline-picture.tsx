import type { TimelineStep } from '#domain/practice/timeline.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';
import { clockText } from '#student/core/server-clock.ts';
import { lanesOf, type Lane } from './timeline-lanes.ts';
import layout from '#student/components/styles/layout.module.css';
import styles from './timeline-picture.module.css';

interface Props {
  readonly timeline: readonly TimelineStep[];
  readonly view: QuestionView;
  readonly seconds: number;
}

type Act = TimelineStep['act'];

const shapes: { readonly [Each in Act]: string } = {
  chose: '●',
  cleared: '○',
  moved: '◆',
  typed: '■',
  played: '▶',
  paused: '❚❚',
  shown: '★',
};
const meanings: { readonly [Each in Act]: string } = {
  chose: 'chosen',
  cleared: 'deselected',
  moved: 'moved',
  typed: 'typed',
  played: 'played',
  paused: 'paused',
  shown: 'answer shown',
};

export function TimelinePicture({ timeline, view, seconds }: Props) {
  const lanes = lanesOf(timeline, view, seconds);
  const acts = [...new Set(timeline.map(({ act }) => act))];
  const end = clockText(Math.max(seconds, (timeline.at(-1)?.atMs ?? 0) / 1000));
  return (
    <div className={styles['timeline']}>
      <div role="img" aria-label={`Timeline of ${end}: ${lanes.map(inWords).join(', ')}`}>
        <div className={styles['timeline-lanes']} aria-hidden>
          {lanes.map((lane) => (
            <LaneLine key={lane.name} lane={lane} />
          ))}
          <span />
          <span className={`${styles['timeline-scale']} quiet digits`}>
            <span>0:00</span>
            <span>{end}</span>
          </span>
        </div>
      </div>
      <p className={`${layout['legend']} ${layout['chips']} quiet`} aria-hidden>
        {acts.map((act) => (
          <span key={act}>
            {shapes[act]} {meanings[act]}
          </span>
        ))}
      </p>
    </div>
  );
}

const inWords = ({ name, steps }: Lane) => `${name} ${steps.length === 1 ? 'once' : `${steps.length} times`}`;

function LaneLine({ lane: { name, steps } }: { readonly lane: Lane }) {
  return (
    <>
      <span>{name}</span>
      <span className={styles['timeline-line']}>
        {steps.map(({ at, act }, index) => (
          <span
            key={index}
            className={styles['timeline-step']}
            data-act={act}
            style={{ left: `${at * 100}%` }}
          >
            {shapes[act]}
          </span>
        ))}
      </span>
    </>
  );
}
