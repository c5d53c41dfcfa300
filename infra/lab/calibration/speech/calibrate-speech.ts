import { inTable } from '../table.ts';
import { correlation } from '../statistics/correlation.ts';
import { separation } from '../statistics/separation.ts';
import { certaintiesOf } from '#domain/scoring/speaking/certainty.ts';
import type { SpokenState } from '#domain/scoring/speaking/evidence.ts';
import { judgeWords } from '#domain/scoring/speaking/reference-words.ts';
import { featuresOf } from './features.ts';
import { fluencyTable, weightTable } from './fluency/calibrate-fluency.ts';
import { readLearners } from './learners.ts';
import { badly, markTable, well, type RatedWord as MarkedWord } from './marked-words.ts';
import { pointTable } from './points.ts';
import { readFacts, type ReadLearner } from './read-facts.ts';

const adult = 16;
const limits = [0.02, 0.05, 0.1, 0.2];
const ratings = ['accuracy', 'fluency', 'prosodic', 'total'] as const;

const shown = (value: number | null) => (value === null ? '' : value.toFixed(2));

/** The engine's findings in learners' readings, compared with experts' ratings, as Markdown. */
export const calibrateSpeech = async (folder: string): Promise<string> =>
  speechTables(await readFacts(readLearners(folder)));

/** The same tables for readings with known facts. */
function speechTables(all: readonly ReadLearner[]): string {
  const adults = all.filter(({ learner }) => learner.age >= adult);
  const unheard = all.filter(({ facts }) => facts.unheard !== null);
  return [
    `${all.length} readings, ${adults.length} by adults; ${unheard.length} contained no speech for the engine.`,
    '## Points: Pearson with the experts',
    pointTable([
      ['adults', adults],
      ['all ages', all],
    ]),
    '## Fluency, adults: Pearson with the experts and its 95 % interval, by speakers',
    fluencyTable(adults),
    weightTable(),
    '## Single features: Pearson with the experts, all ages',
    featureTable(all),
    '## The same, adults',
    featureTable(adults),
    '## Words',
    'Goal for adults: AUC 0.90, and 0.75 of the bad words found with at most 0.05 of the good ones marked.',
    wordTable([
      ['all ages', all],
      ['adults', adults],
    ]),
    '## Words marked as wrong, adults: with 95 % intervals by speakers',
    markTable(adults.flatMap(wordsOf)),
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
      'AUC of the probability',
      'AUC of the certainty',
      'bad found, good marked as wrong',
      'the same, unclear ones too',
      ...limits.map((limit) => `bad found, good marked under ${limit}`),
    ],
    groups.map(([name, read]) => {
      const words = read.flatMap(wordsOf);
      const [bad, rest] = [
        words.filter(({ rated }) => rated <= badly),
        words.filter(({ rated }) => rated > badly),
      ];
      const good = words.filter(({ rated }) => rated >= well);
      const told = (value: (word: RatedWord) => number) => shown(separation(rest.map(value), bad.map(value)));
      const shares = (isMarked: (word: RatedWord) => boolean) =>
        [bad, good].map((group) => shown(group.filter(isMarked).length / group.length)).join(', ');
      return [
        name,
        words.length,
        bad.length,
        told(({ probability }) => probability),
        told(({ certainty }) => certainty),
        shares(({ isMarked }) => isMarked),
        shares(({ state }) => state !== 'said'),
        ...limits.map((limit) => shares(({ probability }) => probability < limit)),
      ];
    }),
  );
}

interface RatedWord extends MarkedWord {
  readonly probability: number;
  readonly state: SpokenState;
}

/** Each word of a reading with its rating; none for a reading without speech. */
function wordsOf({ learner, facts }: ReadLearner): RatedWord[] {
  const certainties = certaintiesOf(facts);
  return judgeWords(facts).flatMap(({ word: { probability }, state }, at) => {
    const rated = learner.words[at]?.[1];
    if (rated === undefined) return [];
    const { speaker } = learner;
    const isMarked = state === 'replaced' || state === 'missed';
    return [{ speaker, rated, probability, certainty: certainties[at] ?? 0, state, isMarked }];
  });
}
