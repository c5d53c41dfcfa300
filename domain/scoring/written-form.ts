import { normalizeText } from '../core/text/normalize-text.ts';
import type { AnswerWords, Range } from '../question-types/catalogue/limits.ts';
import type { Evidence, FormFault } from './score.ts';
import { countWords } from './words.ts';
import type { Span } from './writing/facts.ts';

const isWithin = (count: number, [least, most]: Range) => count >= least && count <= most;

/** A full stop after these does not end a sentence, even before a capital. */
const abbreviations = [
  'Adm|Amb|Atty|Brig|Bros|Capt|Cmdr|Col|Cpl|Dr|Drs|Esq|Fr|Gen|Gens|Gov|Govs|Hon|Insp|Jr|Lieut|Lt|Maj|Messrs|Mlle|Mme|Mr|Mrs|Ms|Msgr|Mx|Pres|Prof|Profs|Pvt|Rep|Reps|Rev|Rt|Sec|Sen|Sens|Sgt|Snr|Sr|Supt',
  'Assn|Assoc|Co|Corp|Dept|Div|Est|Gmbh|Govt|Inc|Inst|Int|Intl|Ltd|Mfg|Mgr|Nat|Natl|Org|Plc|Pty|Soc|Univ',
  'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun',
  'Ave|Blvd|Ft|Hwy|Mt|Mts|Pl|Rd|St|Sts',
  'Ala|Ariz|Ark|Calif|Colo|Conn|Fla|Ga|Ill|Ind|Kan|Mass|Md|Mich|Minn|Miss|Mo|Mont|Neb|Nev|Okla|Ont|Ore|Pa|Penn|Que|Tenn|Tex|Va|Vt|Wash|Wis|Wyo',
  'Abs|App|Art|Cap|Ch|Chap|Ed|Eds|Eq|Fig|Figs|Nb|No|Nos|Op|Par|Phil|Pt|Ref|Refs|Sc|Sect|Tab|Trans|Vol|Vols|Ph',
  'a\\.?m|p\\.?m|al|approx|avg|c|ca|cf|ch|ed|eds|eg|est|etc|excl|fig|figs|ft|ibid|ie|incl|max|min|misc|nb|no|nos|op|p|para|pp|resp|sp|spp|temp|v|viz|vol|vols|vs',
].join('|');
/** Also a single capital letter, or letters with full stops: "Ph.D.", "a.m.", "U.S.", "p. m.". */
const abbreviation = new RegExp(
  String.raw`(?:^|[\s("“‘'\[])(?:${abbreviations}|\p{Lu}|\d+(?:st|nd|rd|th)|\p{L}{1,4}(?:\.\s?\p{L}{1,4})+)\.$`,
  'u',
);
const nextSentence = /[.?!]["”’')\]]*\s+(?=["“‘'([]*\p{Lu})/gu;
const longestAbbreviation = 20;

const sentenceEnds = (text: string) =>
  [...text.matchAll(nextSentence)].filter(
    ({ index }) => !abbreviation.test(text.slice(Math.max(0, index - longestAbbreviation), index + 1)),
  );

/** Offsets of an abbreviation before a capital, where a sentence may end; null if invisible characters shift the offsets. */
export function unclearEnd(typed: string, { oneSentence }: AnswerWords): Span | null | undefined {
  if (oneSentence !== true) return undefined;
  const text = normalizeText(typed);
  for (const { index } of text.matchAll(nextSentence)) {
    const [found] = abbreviation.exec(text.slice(Math.max(0, index - longestAbbreviation), index + 1)) ?? [];
    if (found === undefined) continue;
    const from = index + 1 - found.replace(/^[^\p{L}]/u, '').length;
    return text === typed ? [from, index + 1] : null;
  }
  return undefined;
}

export function countSentences(typed: string): number {
  const text = normalizeText(typed).trim();
  return text === '' ? 0 : sentenceEnds(text).length + 1;
}

/** May surround a sentence: quotes, brackets, bullets, pictures, a footnote number. */
const around = {
  before: /^(?:\d+[.)]\s+)?[^\p{L}\p{N}]*/u,
  behind: /(?:\[\d+\]|[^\p{L}\p{N}.?!])*$/u,
} as const;
/** A capital letter, a figure, or a name such as "iPhone". */
const beginning = /^(?:\p{Lu}|\p{N}|\p{Ll}\p{Lu})/u;

/** @param text normalised by `normalizeText`, without surrounding spaces */
function isOneSentence(text: string): boolean {
  const bare = text.replace(around.before, '').replace(around.behind, '');
  return beginning.test(bare) && bare.endsWith('.') && sentenceEnds(bare).length === 0;
}

const bullet = /^\s*(?:[-*•–]|\d+[.)])\s/;
/** In words: longer items are paragraphs. */
const longestItem = 15;

/** Several lines with bullets or numbers, short on average. */
function isOnlyBullets(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.length > 1 &&
    lines.every((line) => bullet.test(line)) &&
    countWords(lines.map((line) => line.replace(bullet, '')).join('\n')) <= longestItem * lines.length
  );
}

/** Faults that fail any length. */
export function formFaultOf(typed: string, { oneSentence }: AnswerWords): FormFault | undefined {
  const text = normalizeText(typed).trim();
  if (/\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)) return 'all_capitals';
  if (!/[.,;:?!]/.test(text)) return 'no_punctuation';
  if (isOnlyBullets(text)) return 'only_bullets';
  return oneSentence === true && !isOneSentence(text) ? 'not_one_sentence' : undefined;
}

/** All within the full range, half within a partial one, else none. */
export function shareForWords(count: number, limits: AnswerWords): number {
  const isPartial = limits.partial.some((range) => isWithin(count, range));
  return isWithin(count, limits.full) ? 1 : isPartial ? 0.5 : 0;
}

/**
 * All of `maximum` in the full range, half in a partial one, else none. Capitals only, no punctuation, or only bullets:
 * none. Document 2, section 5.
 */
export function scoreForm(
  text: string,
  limits: AnswerWords,
  maximum: number,
): { readonly points: number; readonly evidence: Evidence[] } {
  const count = countWords(text);
  const words: Evidence = { kind: 'words', count, full: [...limits.full] };
  const fault = formFaultOf(text, limits);
  return fault === undefined
    ? { points: maximum * shareForWords(count, limits), evidence: [words] }
    : { points: 0, evidence: [words, { kind: 'form', fault }] };
}
