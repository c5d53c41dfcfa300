import type { Batch } from '../content-batches/batch.ts';
import { batchGroups, partGroups, typeGroups, type Group } from './groups.ts';
import { optionSigns } from './option-signs.ts';
import { choiceOf } from './parts.ts';
import type { CheckedFile } from './rule.ts';
import { commonestOpening, shareOfSayings } from './rules/texts/openings.ts';
import { overlapOf } from './rules/sets/overlap.ts';
import { speechRateOf } from './rules/sound/speech-rates.ts';
import { levelsOf } from './rules/texts/text-levels.ts';
import { inPercent, mean } from './statistics.ts';

export function figuresOf(files: readonly CheckedFile[], batches: readonly Batch[]): string[] {
  const types = typeGroups(files);
  const written = batchGroups(files, batches);
  const parts = partGroups(written);
  return [
    ...[...types, ...parts].flatMap(optionLine),
    ...[...types, ...written, { name: 'all', files }].flatMap(textLine),
    ...[...types, ...written].flatMap(speechLine),
  ];
}

function optionLine({ name, files }: Group): string[] {
  const overlap = overlapOf(files);
  if (!overlap) return [];
  const { keys, wrong, apart } = overlap;
  const signs = optionSigns.filter(({ name: sign }) => /hedges|absolute/.test(sign));
  const [hedges = '', absolutes = ''] = signs.map(({ count }) => signIn(files, count));
  return [
    `${name} options right and wrong: ${inPercent(keys)} and ${inPercent(wrong)} of the source’s words (${apart.toFixed(2)} deviations), hedges ${hedges}, absolutes ${absolutes}`,
  ];
}

function signIn(files: readonly CheckedFile[], count: (option: string, text: string) => number): string {
  const [right, wrong] = [true, false].map((isWanted) =>
    files.flatMap(({ question }) => {
      const { options = [], keys = [] } = choiceOf(question) ?? {};
      return options.flatMap((option, index) =>
        keys.includes(index) === isWanted ? [count(option, question.topic) > 0 ? 1 : 0] : [],
      );
    }),
  );
  return `${inPercent(mean(right ?? []))} and ${inPercent(mean(wrong ?? []))}`;
}

function textLine({ name, files }: Group): string[] {
  const levels = levelsOf(files);
  if (levels.length === 0) return [];
  const within = (least: number, most: number) =>
    inPercent(levels.filter(({ grade }) => grade >= least && grade < most).length / levels.length);
  const { word, share } = commonestOpening(files);
  return [
    `${name} ${levels.length} texts: grade ${perDifficulty(levels, ({ grade }) => grade)}, below 11, 11 to 14 and above ${within(-20, 11)}, ${within(11, 14)}, ${within(14, 99)}; academic words ${perDifficulty(levels, ({ academic }) => academic * 100)} %; “${word}” opens ${inPercent(share)}, ${inPercent(shareOfSayings(files))} end short`,
  ];
}

function speechLine({ name, files }: Group): string[] {
  const rates = files.flatMap((file) => {
    const rate = speechRateOf(file);
    return rate === undefined ? [] : [{ difficulty: file.question.difficulty, rate }];
  });
  return rates.length === 0
    ? []
    : [`${name} ${rates.length} recordings: words a minute ${perDifficulty(rates, ({ rate }) => rate)}`];
}

function perDifficulty<Each extends { readonly difficulty: number }>(
  levels: readonly Each[],
  measure: (level: Each) => number,
): string {
  const of = (wanted: readonly Each[]) => (wanted.length === 0 ? '–' : mean(wanted.map(measure)).toFixed(1));
  const each = [1, 2, 3, 4, 5].map((wanted) => of(levels.filter(({ difficulty }) => difficulty === wanted)));
  return `${of(levels)} (${each.join(' ')})`;
}
