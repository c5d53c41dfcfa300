import { inTable } from '../table.ts';
import { correlation } from '../statistics/correlation.ts';
import { separation } from '../statistics/separation.ts';
import { featuresOf } from './features.ts';
import { readLearners } from './learners.ts';
import { pointTable } from './points.ts';
import { readFacts, type ReadLearner } from './read-facts.ts';

/** Rated so or worse, a word was said badly; so or better, well. */
const badly = 4;
const well = 7;
const adult = 16;
const limits = [0.02, 0.05, 0.1, 0.2];
const ratings = ['accuracy', 'fluency', 'prosodic', 'total'] as const;

const shown = (value: number | null) => (value === null ? '' : value.toFixed(2));

/** What the engine finds in readings of learners, beside what experts heard: a text in Markdown. */
export async function calibrateSpeech(folder: string): Promise<string> {
  const all = await readFacts(readLearners(folder));
  const adults = all.filter(({ learner }) => learner.age >= adult);
  const unheard = all.filter(({ facts }) => facts.unheard !== null);
  return [
    `${all.length} readings, ${adults.length} by adults; ${unheard.length} held no speech for the engine.`,
    '## Points: Pearson with the experts',
    pointTable([
      ['adults', adults],
      ['all ages', all],
    ]),
    '## Single features: Pearson with the experts, all ages',
    featureTable(all),
    '## The same, adults',
    featureTable(adults),
    '## Words',
    wordTable([
      ['all ages', all],
      ['adults', adults],
    ]),
  ].join('\n\n');
}

function featureTable(read: readonly ReadLearner[]): string {
  const rows = read
    .filter(({ facts }) => facts.unheard === null)
    .map(({ learner, facts }) => ({ learner, features: Object.entries(featuresOf(facts, learner.text)) }));
  const names = rows[0]?.features.map(([name]) => name) ?? [];
  return inTable(
    ['feature', ...ratings],
    names.map((name, at) => [
      name,
      ...ratings.map((rating) =>
        shown(
          correlation(
            rows.map(({ features }) => features[at]?.[1] ?? 0),
            rows.map(({ learner }) => learner[rating]),
          ),
        ),
      ),
    ]),
  );
}

function wordTable(groups: readonly (readonly [name: string, read: readonly ReadLearner[]])[]): string {
  return inTable(
    [
      '',
      'words',
      `rated ${badly} or less`,
      'AUC',
      ...limits.map((limit) => `bad found, good marked under ${limit}`),
    ],
    groups.map(([name, read]) => {
      const words = read.flatMap(wordsOf);
      const probabilities = (isSo: (rating: number) => boolean) =>
        words.filter(({ rated }) => isSo(rated)).map(({ probability }) => probability);
      const bad = probabilities((rating) => rating <= badly);
      const good = probabilities((rating) => rating >= well);
      const share = (values: readonly number[], limit: number) =>
        shown(values.filter((value) => value < limit).length / values.length);
      return [
        name,
        words.length,
        bad.length,
        shown(
          separation(
            probabilities((rating) => rating > badly),
            bad,
          ),
        ),
        ...limits.map((limit) => `${share(bad, limit)}, ${share(good, limit)}`),
      ];
    }),
  );
}

/** Each word of a reading with its rating. A reading without speech has none. */
const wordsOf = ({ learner, facts }: ReadLearner) =>
  facts.reference.flatMap(({ probability }, at) => {
    const rated = learner.words[at]?.[1];
    return rated === undefined ? [] : [{ probability, rated }];
  });
