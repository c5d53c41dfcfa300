import type { SharedScorecard } from '#domain/sittings/sharing/share-contract.ts';
import { cefrOf } from '#domain/scorecards/scale.ts';
import { enablingFigures, skillFigures, type NamedFigure } from '../features/scorecards/named-figures.ts';
import { scorecardLead, sharedNote, sharedTitle } from '../features/scorecards/shared-texts.ts';
import { SiteFoot } from './site-foot.tsx';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function ScorecardFirst({ scorecard }: { readonly scorecard: SharedScorecard }) {
  const { satOn, estimate } = scorecard;
  const { overall } = estimate;
  return (
    <div className="page first-page scorecard-first">
      <h1>{sharedTitle(scorecard)}</h1>
      <p className="first-lead">{scorecardLead(scorecard, day.format(new Date(satOn)))}</p>
      {overall && (
        <p>
          Overall, estimated: <strong>{overall.value}</strong> of 90, between {overall.low} and {overall.high}
          . CEFR {cefrOf(overall.value)}.
        </p>
      )}
      <Figures title="Skills" figures={skillFigures(estimate)} />
      <Figures title="Enabling skills" figures={enablingFigures(estimate)} />
      <p>{sharedNote}</p>
      <SiteFoot />
    </div>
  );
}

interface FiguresProps {
  readonly title: string;
  readonly figures: readonly NamedFigure[];
}

function Figures({ title, figures }: FiguresProps) {
  if (figures.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <dl className="first-figures">
        {figures.map(({ key, name, value, low, high }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {value} ({low} to {high})
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
