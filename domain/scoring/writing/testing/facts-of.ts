import { sameWord, wordsOf } from '../../words.ts';
import type { KeyPoint } from '#domain/question-types/mechanisms/analysed-fields.ts';
import type { WritingTask } from '../../writing-analysis.ts';
import type { SentenceFacts, Span, Token, WritingFacts, WrittenPointFacts } from '../facts.ts';

/**
 * Plausible facts without dictionaries and models, to test rules. Nearness is the share of common words.
 * @param changes overrides for the test
 */
export function factsOf(task: WritingTask, text: string, changes: Partial<WritingFacts> = {}): WritingFacts {
  const spans = sentenceSpans(text);
  const sentences = spans.map((span) => sentenceFacts(task, text, span));
  return {
    text,
    sentences,
    paragraphs: paragraphSpans(text),
    marks: [],
    points: task.keyPoints.map((point) => pointFacts(point, text, spans)),
    nearPrompt: nearness(commonShare(text, task.prompt)),
    englishShare: 1,
    copied: { share: 0, runs: copiedRuns(task.prompt, text) },
    likeEarlier: { share: 0, runs: [] },
    convention: { kept: 'british', broken: [] },
    unread: null,
    ...changes,
  };
}

const trimmed = (text: string, from: number, to: number): Span => {
  const part = text.slice(from, to);
  return [from + part.length - part.trimStart().length, to - part.length + part.trimEnd().length];
};

const pieces = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)]
    .map((match) => trimmed(text, match.index, match.index + match[0].length))
    .filter(([from, to]) => to > from);

const sentenceSpans = (text: string) => pieces(text, /[^.!?\n]+(?:[.!?]+(?!\s|$)[^.!?\n]*)*[.!?]*/g);
const paragraphSpans = (text: string) => pieces(text, /(?:[^\n]|\n(?!\s*\n))+/g);

const functionWords: Readonly<Record<string, string>> = {
  DET: 'a an the this that these those every each some any no all both',
  ADP: 'of in on at to from with by for about into over after before between under through during without than',
  PRON: 'i you he she it we they me him her us them my your his its our their who which what there',
  AUX: 'is are was were be been being am has have had do does did can could will would should may might must',
  CCONJ: 'and or but nor so',
  SCONJ: 'because although if when while that since as',
  PART: 'not to',
};
const partOf = new Map(
  Object.entries(functionWords).flatMap(([pos, words]) => words.split(' ').map((word) => [word, pos])),
);

function posOf(word: string): string {
  const known = partOf.get(word);
  if (known !== undefined) return known;
  if (word.endsWith('ly')) return 'ADV';
  if (
    /(?:ed|ing|ise|ize|ify|grow|grown|sold|led|become|make|help|need|give|take|read|walk|want|pay|learn)s?$/.test(
      word,
    )
  )
    return 'VERB';
  return /(?:ous|ful|ive|able|al|ic)$/.test(word) ? 'ADJ' : 'NOUN';
}

const irregular: Readonly<Record<string, string>> = {
  sold: 'sell',
  grown: 'grow',
  led: 'lead',
  become: 'becom',
};
const lemmaOf = (word: string) => irregular[word] ?? (word.replace(/(?:ies|es|s|ed|ing)$/, '') || word);
const rankOf = (word: string) => (word.length < 8 ? 100 * word.length : 1000 * (word.length - 5));

function tokensOf(text: string, [from, to]: Span): Token[] {
  return [...text.slice(from, to).matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu)].map(
    (match) => {
      const at = from + match.index;
      const word = sameWord(match[0]);
      const isWord = /[\p{L}\p{N}]/u.test(match[0]);
      return {
        text: match[0],
        span: [at, at + match[0].length],
        lemma: isWord ? lemmaOf(word) : word,
        pos: isWord ? posOf(word) : 'PUNCT',
        rank: isWord ? rankOf(word) : null,
      };
    },
  );
}

const contentWords = (text: string) =>
  new Set(
    wordsOf(text)
      .map((word) => sameWord(word.text))
      .filter((word) => !partOf.has(word))
      .map((word) => lemmaOf(word).slice(0, 6)),
  );

function commonShare(text: string, other: string): number {
  const [shorter, longer] = [contentWords(text), contentWords(other)].toSorted((a, b) => a.size - b.size);
  if (!shorter || !longer || shorter.size === 0) return 0;
  const common = [...shorter].filter((word) => longer.has(word)).length;
  return common / shorter.size;
}

const nearness = (share: number) => Number(Math.min(1, share).toFixed(3));

function sentenceFacts(task: WritingTask, text: string, span: Span): SentenceFacts {
  return {
    span,
    tokens: tokensOf(text, span),
    // A sentence covers a part of the prompt: three times the share resembles a model's cosine.
    nearPrompt: nearness(3 * commonShare(text.slice(...span), task.prompt)),
    nearFrame: 0.1,
    fitsIn: 0.4,
  };
}

/** Keywords only: a point is stated if all groups occur in one sentence or two neighbours. */
function pointFacts({ keywords }: KeyPoint, text: string, spans: readonly Span[]): WrittenPointFacts {
  const pairs = spans.slice(1).map(([, to], at): Span => [spans[at]?.[0] ?? to, to]);
  const shares = [...spans, ...pairs].map((span) => {
    const words = wordsOf(text.slice(...span)).map((word) => sameWord(word.text));
    const hits = keywords.filter((group) =>
      group.some((start) => words.some((word) => word.startsWith(start))),
    );
    return { span, share: hits.length / keywords.length };
  });
  const best = shares.toSorted((one, other) => other.share - one.share)[0];
  const keywordShare = best?.share ?? 0;
  return {
    cosine: Number((keywordShare * 0.5).toFixed(3)),
    isCentred: true,
    keywordShare,
    words: keywordShare > 0 ? 2 : 0,
    spentWords: keywordShare > 0 && best ? wordsOf(text.slice(...best.span)).length : 0,
    span: best && keywordShare > 0 ? best.span : null,
    conflicts: [],
  };
}

const leastRun = 6;

function copiedRuns(prompt: string, text: string): Span[] {
  const given = ` ${wordsOf(prompt)
    .map((word) => sameWord(word.text))
    .join(' ')} `;
  const words = wordsOf(text);
  const runs: Span[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let to = from;
    const run = () =>
      ` ${words
        .slice(from, to + 1)
        .map((word) => sameWord(word.text))
        .join(' ')} `;
    while (to < words.length && given.includes(run())) to += 1;
    const [first, last] = [words[from], words[to - 1]];
    if (to - from >= leastRun && first && last) {
      runs.push([first.span[0], last.span[1]]);
      from = to;
    }
  }
  return runs;
}
