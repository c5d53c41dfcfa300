import type { Mark } from '#domain/scoring/writing/language/marks.ts';
import { openEditTagger, type TaggedWord } from './edit-tagger.ts';
import { categoryOf, kindOf, type TagKind } from './kinds.ts';
import { logOdds, surerBy } from './prior.ts';
import { suggestionFor } from './suggestion.ts';
import { readWordForms, type WordForms } from './word-forms.ts';

type Span = readonly [from: number, to: number];

export interface GrammarTagger {
  readonly forms: WordForms;
  /** @param others marks of other sources: in a text of many mistakes doubtful marks count too */
  marksOf(text: string, sentences: readonly Span[], others: readonly Mark[]): Promise<Mark[]>;
}

const asks = new Set(
  'know tell ask asked asks see wonder wondered wondering say said sure idea question remember explain decide doubt about me us him her them out'.split(
    ' ',
  ),
);

/** The dictionaries mark capitals: the model was trained to ignore spelling. */
const leftToOthers: ReadonlySet<TagKind> = new Set(['capital letter']);

/** Own thresholds for tags that were mostly wrong near the threshold of their kind. */
const surest: readonly (readonly [tag: RegExp, threshold: number])[] = [
  [/^VBD$/, 0.92],
  [/^ORDER$/, 0.97],
  [/^LEM_/, 0.95],
];

interface Finding {
  readonly span: Span;
  readonly kind: TagKind;
  readonly tag: string;
  readonly confidence: number;
  readonly suggestion: string | undefined;
}

export async function openGrammarTagger(): Promise<GrammarTagger> {
  const tagger = await openEditTagger();
  const forms = readWordForms(tagger.forms);
  const thresholdOf = (kind: TagKind, tag: string) =>
    surest.find(([tags]) => tags.test(tag))?.[1] ??
    tagger.thresholds[kind] ??
    tagger.thresholds['default'] ??
    1;
  const isMistake = ({ text, tag, confidence }: TaggedWord, surer: number) => {
    const kind = kindOf(tag, text);
    return !leftToOthers.has(kind) && logOdds(confidence) + surer >= logOdds(thresholdOf(kind, tag));
  };

  /** Merges neighbouring marks. Skips misspelt words, which have their own mark. */
  function findingsIn(words: readonly TaggedWord[], surer: number, misspelt: ReadonlySet<number>): Finding[] {
    const findings: Finding[] = [];
    let lastAt = -2;
    for (const [at, word] of words.entries()) {
      const kind = kindOf(word.tag, word.text);
      if (misspelt.has(word.span[0])) continue;
      if (!isMistake(word, surer) || isIndirectQuestion(words, at) || isWithoutArticle(word)) continue;
      const suggestion = suggestionFor(word, words[at + 1]?.text ?? '', at === 0, forms);
      const finding = { span: word.span, kind, tag: word.tag, confidence: word.confidence, suggestion };
      const last = lastAt === at - 1 ? findings.pop() : undefined;
      findings.push(last ? joined(last, finding, words.slice(at - 1, at + 1)) : finding);
      lastAt = at;
    }
    return findings;
  }

  return {
    forms,
    async marksOf(text, sentences, others) {
      const tagged = await tagger.tag(text, sentences, meantBy(others));
      const words = tagged.flat();
      const surer = surerBy(others.length + words.filter((word) => isMistake(word, 0)).length, words.length);
      const misspelt = new Set(others.flatMap(({ span, fault }) => (fault === 'spelling' ? [span[0]] : [])));
      const findings = tagged.flatMap((sentence) => findingsIn(sentence, surer, misspelt));
      return findings.map(({ span, kind, tag, suggestion }) => ({
        span,
        fault: 'grammar',
        category: categoryOf(kind),
        subcategory: tag,
        suggestions: suggestion === undefined ? [] : [suggestion],
        sources: ['tagger'],
      }));
    },
  };
}

function meantBy(marks: readonly Mark[]): ReadonlyMap<number, string> {
  return new Map(
    marks.flatMap(({ span, fault, suggestions: [meant] }) =>
      fault === 'spelling' && meant !== undefined ? [[span[0], meant] as const] : [],
    ),
  );
}

/** "in summer", "next month" need no article. */
const isWithoutArticle = ({ tag, text }: TaggedWord) =>
  tag === 'PRE_the' && /^(?:spring|summer|autumn|winter|next|last)$/i.test(text);

/** "Let me know when she will come" keeps its "will", and the next word is correct. */
function isIndirectQuestion(words: readonly TaggedWord[], at: number): boolean {
  return [at, at - 1].some((place) => {
    const word = words[place];
    if (word?.tag !== 'DEL' || !/^(?:will|would)$/i.test(word.text)) return false;
    const before = words.slice(Math.max(0, place - 5), place);
    const asking = before.findLastIndex(({ text }) => /^(?:when|if)$/i.test(text));
    const opening = words[place - before.length + asking - 1];
    return asking >= 0 && opening !== undefined && asks.has(opening.text.toLowerCase());
  });
}

function joined(one: Finding, other: Finding, words: readonly TaggedWord[]): Finding {
  const surer = other.confidence > one.confidence ? other : one;
  const isSwap = one.tag === 'ORDER' && other.tag === 'ORDER';
  const suggestion = isSwap
    ? words
        .map(({ text }) => text)
        .toReversed()
        .join(' ')
    : one.suggestion === undefined || other.suggestion === undefined
      ? undefined
      : [one.suggestion, other.suggestion].filter((part) => part !== '').join(' ');
  return { ...surer, span: [one.span[0], other.span[1]], suggestion };
}
