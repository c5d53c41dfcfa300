import { capitalized } from '#domain/core/text/capitalized.ts';
import { listed } from '#domain/core/text/listed.ts';
import type { Trait } from '#domain/question-types/catalogue/rubrics.ts';
import type { Band } from '../../rated.ts';
import type { Evidence, FormFault } from '../../score.ts';
import type { ImprovementChange } from './improvements.ts';
import { isPointLeftOut } from '../content/key-points.ts';
import type { MarkCategory } from '../language/marks.ts';
import { bandOfRate, mixedConvention } from '../language/mistakes.ts';
import { missingParts } from './email-parts.ts';
import { betterStill } from './full-points.ts';
import { hasReason } from './has-reason.ts';
import type { ReasonCode } from './reasons.ts';

export function bandOf({ points, maximum }: { readonly points: number; readonly maximum: number }): Band {
  if (points >= maximum) return 'full';
  if (points <= 0) return 'none';
  return points * 2 >= maximum ? 'most' : 'some';
}

type WrittenTrait = Exclude<Trait, 'fluency' | 'pronunciation'>;

/**
 * Help messages by criterion and band, B1. To the letter: 'Excellent word count!' and 'Use paragraphs and transition
 * words to develop your ideas.'
 */
const traitMessages: Readonly<Record<WrittenTrait, Readonly<Record<Band, string>>>> = {
  content: {
    full: 'You covered every key point.',
    most: 'You covered most key points. Check which ones are unclear or missing.',
    some: 'You covered only a few key points. Read them and add the missing ones.',
    none: 'Your text does not answer the task, so it earns no points. Read the task again and answer it in your own words.',
  },
  form: {
    full: 'Excellent word count!',
    most: 'Your text is a little too long or too short.',
    some: 'Your text is too long or too short.',
    none: 'Your text does not have the form that is asked for, so it earns no points.',
  },
  structure: {
    full: 'Your essay is well organised and easy to follow.',
    most: 'Use paragraphs and transition words to develop your ideas.',
    some: 'Use paragraphs and transition words to develop your ideas. Give each idea its own paragraph.',
    none: 'Use paragraphs and transition words to develop your ideas. Begin with an introduction and end with a conclusion.',
  },
  grammar: {
    full: 'Your grammar is very good.',
    most: 'Your grammar is good, with some mistakes. Look at the marked places.',
    some: 'There are many grammar mistakes. Look at the marked places.',
    none: 'There are too many grammar mistakes. Write shorter sentences and check each verb.',
  },
  linguisticRange: {
    full: 'You use many kinds of sentences, and you use them well.',
    most: 'You use different kinds of sentences. Try some more, for example with “although”, “if” or “which”.',
    some: 'Most of your sentences are built in the same way. Join ideas with “because”, “although”, “if” or “which”.',
    none: 'Your sentences are very simple. Join two ideas in one sentence with “because”, “although”, “if” or “which”.',
  },
  vocabulary: {
    full: 'Your choice of words is rich and exact.',
    most: 'Your words fit. Use more exact words, and do not repeat the same ones.',
    some: 'Your words are simple or repeated. Look for exact words of your own.',
    none: 'Use your own words, and different ones: too many are repeated, copied or very common.',
  },
  spelling: {
    full: 'No spelling mistakes. Well done!',
    most: 'One spelling mistake. Check your text once more before you submit it.',
    some: 'There are spelling mistakes. Check your text once more before you submit it.',
    none: 'There is more than one spelling mistake. Keep some minutes to check your spelling.',
  },
  emailConventions: {
    full: 'This reads like a real email: greeting, reason, closing and name are there.',
    most: 'Most parts of an email are there. Check the greeting, the reason for writing, the closing and your name.',
    some: 'Some parts of an email are missing. Check the greeting, the reason for writing, the closing and your name.',
    none: 'An email begins with a greeting, says why you write, and ends with a closing and your name.',
  },
  organization: {
    full: 'Your email is clearly organised.',
    most: 'Your email can be followed. Leave an empty line between its parts, and join your ideas.',
    some: 'Your email is hard to follow. Leave an empty line between its parts, and join your ideas.',
    none: 'Write in short paragraphs, and join your ideas with words such as “because”, “also” and “so”.',
  },
};

/** The name of the help for form: specification, document 2, section 5. */
const wordCountTitle = 'Word count requirement';

/** Why form earned nothing though there may be enough words. */
const formFaultMessages: Readonly<Record<FormFault, string>> = {
  all_capitals: 'The whole text is in capital letters. Use capitals only where a sentence or a name begins.',
  no_punctuation: 'There is no punctuation. End each sentence with a full stop.',
  only_bullets: 'There are only bullet points. Write whole sentences.',
  not_one_sentence: 'Write one sentence. It begins with a capital letter and ends with a full stop.',
};

const words = (count: number) => (count === 1 ? '1 word' : `${count} words`);

/** @example wordCountMessage(43, [50, 70], 'most') // 'Too short: 43 words. Word count requirement: 50 to 70 words.' */
function wordCountMessage(count: number, [least, most]: readonly [number, number], band: Band): string {
  if (count >= least && count <= most) return 'Excellent word count!';
  const fault = `${band === 'none' ? 'Far too' : 'Too'} ${count < least ? 'short' : 'long'}: ${words(count)}.`;
  const cost = band === 'none' ? ' A text of this length earns no points.' : '';
  return `${fault}${cost} ${wordCountTitle}: ${least} to ${most} words.`;
}

function formMessage(evidence: readonly Evidence[], band: Band): string | undefined {
  for (const each of evidence) if (each.kind === 'form') return formFaultMessages[each.fault];
  for (const each of evidence)
    if (each.kind === 'words') return wordCountMessage(each.count, each.full, band);
  return undefined;
}

/** Why content did not earn everything though each key point is stated. */
function contentMessage(evidence: readonly Evidence[], band: Band): string | undefined {
  const points = evidence.filter((each) => each.kind === 'point');
  if (band === 'none' || points.length === 0) return undefined;
  if (isPointLeftOut(points)) return band === 'full' ? 'You covered nearly every key point.' : undefined;
  if (band === 'full') return undefined;
  const isCopied = evidence.some((each) => each.kind === 'reason' && each.code.startsWith('copied_'));
  return isCopied
    ? 'You covered every key point, but partly in words that are not your own.'
    : 'You covered every key point. Develop each one with a reason or an example.';
}

/**
 * An essay's points for grammar ignore its length, its mistakes in 100 words do not: of two neighbouring bands the
 * comment takes the one that these fit. It never praises more than the points do.
 */
function grammarMessage(evidence: readonly Evidence[], band: Band): string | undefined {
  const rate = evidence.find((each) => each.kind === 'count' && each.of === 'grammar_per_100_words');
  if (rate?.kind !== 'count' || band === 'full') return undefined;
  const byRate = bandOfRate('grammar', rate.count);
  if (band === 'most')
    return traitMessages.grammar[byRate === 'full' ? 'most' : byRate === 'none' ? 'some' : byRate];
  return traitMessages.grammar[byRate === 'none' ? 'none' : 'some'];
}

/** A mixture of conventions counts as one mistake, though no word alone is misspelt. */
function spellingMessage(evidence: readonly Evidence[], band: Band): string | undefined {
  const misspelt = evidence.some((each) => each.kind === 'text' && each.subcategory !== mixedConvention);
  return band === 'most' && hasReason(evidence, 'mixed_spelling') && !misspelt
    ? 'You mix British and American spelling, which counts as one mistake.'
    : undefined;
}

function rangeMessage(evidence: readonly Evidence[], band: Band): string | undefined {
  return band === 'most' && hasReason(evidence, 'narrow_range')
    ? traitMessages.linguisticRange.some
    : undefined;
}

function vocabularyMessage(evidence: readonly Evidence[], band: Band): string | undefined {
  if (band !== 'most' || hasReason(evidence, 'repeated_word')) return undefined;
  return hasReason(evidence, 'many_mistakes')
    ? 'Your words can be understood. Use more exact words.'
    : 'Your words fit. Use more exact words.';
}

/** Asks only for the parts that are missing. */
function emailMessage(evidence: readonly Evidence[], band: Band): string | undefined {
  if (band !== 'most' && band !== 'some') return undefined;
  const missing = missingParts(evidence);
  if (missing.length > 0)
    return `${missing.length === 1 ? 'Most' : 'Some'} parts of an email are there. Add ${listed(missing)}.`;
  const isOffTone = evidence.some((each) => each.kind === 'reason' && each.code.startsWith('register_'));
  return isOffTone ? 'All parts of an email are there. Choose words that fit the reader.' : undefined;
}

/** An essay is not asked for an introduction or a conclusion that it has. */
function structureMessage(evidence: readonly Evidence[], band: Band): string | undefined {
  if (band !== 'none') return undefined;
  const ends = [
    ...(hasReason(evidence, 'no_introduction') ? ['begin with an introduction'] : []),
    ...(hasReason(evidence, 'no_conclusion') ? ['end with a conclusion'] : []),
  ];
  const lead = traitMessages.structure.most;
  return ends.length === 0 ? lead : `${lead} ${capitalized(listed(ends))}.`;
}

/** An email that has its paragraphs is not asked for them, nor one with linking words for these. */
function organizationMessage(evidence: readonly Evidence[], band: Band): string | undefined {
  if (band !== 'most' && band !== 'some') return undefined;
  const isMet = (of: 'paragraphs' | 'linking_words') =>
    evidence.some((each) => each.kind === 'count' && each.of === of && each.count >= each.full[0]);
  const [hasParagraphs, hasLinks] = [isMet('paragraphs'), isMet('linking_words')];
  if (!hasParagraphs && !hasLinks) return undefined;
  const lead = band === 'most' ? 'Your email can be followed.' : 'Your email is hard to follow.';
  if (hasParagraphs && hasLinks) return lead;
  return `${lead} ${hasParagraphs ? 'Join your ideas.' : 'Leave an empty line between its parts.'}`;
}

/** Traits whose evidence is more specific than their band. */
const special: {
  readonly [Each in WrittenTrait]?: (evidence: readonly Evidence[], band: Band) => string | undefined;
} = {
  form: formMessage,
  content: contentMessage,
  structure: structureMessage,
  grammar: grammarMessage,
  linguisticRange: rangeMessage,
  vocabulary: vocabularyMessage,
  spelling: spellingMessage,
  emailConventions: emailMessage,
  organization: organizationMessage,
};

/** Where a gate closed, the trait's points say nothing of the trait itself. */
const closedGate = 'No points, because the content or the form of your text earned none.';

interface CommentedTrait {
  readonly trait: Trait;
  readonly points: number;
  readonly maximum: number;
  readonly alone?: number | undefined;
  readonly evidence: readonly Evidence[];
}

const isGateReason = (each: Evidence) => each.kind === 'reason' && each.code.startsWith('gate_');

/** The comment of the score dialog. @param isClosed whether the gate took the points of all traits */
export function commentOn(trait: CommentedTrait, isClosed = false): string {
  if (trait.trait === 'fluency' || trait.trait === 'pronunciation') return '';
  const band = bandOf(trait);
  if (isClosed && !trait.evidence.some(isGateReason))
    return trait.alone === undefined
      ? closedGate
      : `${closedGate} Alone it would earn ${trait.alone} of ${trait.maximum}.`;
  return (
    (band === 'full' ? betterStill(trait.evidence) : undefined) ??
    special[trait.trait]?.(trait.evidence, band) ??
    traitMessages[trait.trait][band]
  );
}

/**
 * The comment on each trait of a written answer, in their order. If a gate closed, the first trait without points
 * explains why, and the others report only the points that they would have earned.
 */
export function commentsOnWriting(traits: readonly CommentedTrait[]): string[] {
  const isClosed = traits.some(({ evidence }) => evidence.some(isGateReason));
  const comments = traits.map((one) => commentOn(one, isClosed));
  const reason = comments.findIndex((comment) => comment.startsWith(closedGate));
  return comments.map((comment, at) =>
    at > reason && comment.startsWith(`${closedGate} `) ? comment.slice(closedGate.length + 1) : comment,
  );
}

/** Explains each finding and its remedy. */
export const reasonMessages: Readonly<Record<ReasonCode, string>> = {
  copied_source: 'These words are copied from the source, so they earn no points. Say it in your own words.',
  copied_prompt: 'These words are copied from the task, so they earn no points. Say it in your own words.',
  memorised_frame: 'These sentences fit any subject and look learned by heart. Write about this subject.',
  same_as_earlier: 'You used the same text for another question. Write a new answer for each question.',
  off_topic: 'Your text is about something else. Read the task again and answer it.',
  keyword_list: 'This is a list of words. Only whole sentences earn points.',
  repeated_sentence: 'You wrote this before. Repeated words earn no points.',
  gibberish: 'Too many of these words are not English words.',
  other_language: 'Write your answer in English.',
  hidden_characters: 'There are hidden or foreign characters here. They were left out of the analysis.',
  instructions_to_scorer: 'This addresses the scorer. It changes nothing and earns no points.',
  too_much_to_read: 'The text is too long to analyse. We did not read past this point.',
  unclear_sentence_end:
    'It is not clear whether a sentence ends here. We read an abbreviation, so your text counts as one sentence.',
  one_paragraph: 'Your text is one block. Begin a new paragraph for each idea.',
  too_many_paragraphs: 'There are too many paragraphs. Use 2 to 6, with one idea in each.',
  no_introduction: 'An introduction is missing. Begin with the subject and your opinion.',
  no_conclusion: 'A conclusion is missing. End with one or two sentences that sum up your opinion.',
  few_linking_words: 'Join your ideas with words such as “however”, “for example” or “as a result”.',
  linking_word_misused: 'This linking word does not fit here.',
  uneven_paragraphs: 'This paragraph is much longer than the others. Divide it.',
  stray_sentence: 'This sentence is off topic.',
  no_greeting: 'A greeting is missing. Begin with “Dear …” or “Hi …”.',
  no_purpose: 'Say in the first sentences why you write.',
  no_closing: 'A closing is missing. End with “Kind regards” or “Thank you for your help”.',
  no_name: 'Your name is missing. Write it on the last line.',
  register_too_informal: 'This is too informal for this reader.',
  register_too_formal: 'This is too formal for this reader.',
  register_mixed: 'Your email is formal in some places and informal in others. Choose one.',
  plain_vocabulary: 'Most of your words are very common ones. Use more exact words.',
  repeated_word: 'You use this word often. Look for another one.',
  many_mistakes: 'So many words have mistakes that it is hard to see how well you use them.',
  narrow_range: 'You use few kinds of sentences. Try questions, comparisons, “if” or “although”.',
  simple_sentences: 'Most of your sentences hold one idea. Join some of them.',
  good_vocabulary: 'You use exact and varied words.',
  good_range: 'You use many kinds of sentences.',
  mixed_spelling: 'You mix British and American spelling. Keep to one of them.',
  points_here: 'You earned points for these words.',
  gate_content: 'The content earned no points, so the whole answer earns none.',
  gate_form: 'The form earned no points, so the whole answer earns none.',
};

/** How to earn more points. */
export const improvementMessages: Readonly<Record<ImprovementChange, string>> = {
  mend_spelling: 'Correct the spelling mistakes.',
  mend_grammar: 'Correct the grammar mistakes.',
  state_key_points: 'Add the key points that are missing or unclear.',
  reach_word_count: 'Write more, until you reach the word count.',
  cut_to_word_count: 'Write less: cut your text to the word count.',
  use_paragraphs: 'Divide your text into paragraphs.',
  use_linking_words: 'Join your ideas with linking words.',
  add_introduction: 'Add an introduction.',
  add_conclusion: 'Add a conclusion.',
  add_greeting_and_closing: 'Add a greeting, a closing and your name.',
  use_own_words: 'Say it in your own words.',
  vary_vocabulary: 'Use more varied and more exact words.',
  vary_sentences: 'Build your sentences in different ways.',
  keep_one_spelling: 'Keep to British or to American spelling.',
};

/** Advice for a marked mistake of each kind, phrased as a check, because a mark may be wrong. */
export const markHints: Readonly<Record<MarkCategory, string>> = {
  spelling: 'Check the spelling of this word.',
  agreement: 'Check that the verb goes with its subject, for example “he goes”, “they go”.',
  verb_form: 'Check the form of the verb, for example “to go”, “going”, “gone”.',
  tense: 'Check the tense: does this happen now, before or later?',
  article: 'Check the article: “a”, “an”, “the” or none.',
  number: 'Check whether this is one or many: “a book”, “two books”, “information”.',
  preposition: 'Check the preposition, for example “depend on”, “interested in”.',
  pronoun: 'Check the pronoun: who or what does it stand for?',
  word_form: 'Check the form of the word, for example “success”, “successful”, “succeed”.',
  word_order: 'Check the order of the words.',
  missing_word: 'A word may be missing here.',
  extra_word: 'There may be a word too many here.',
  sentence: 'Check whether this is one whole sentence.',
  capitals: 'Check capital and small letters.',
  punctuation: 'Check the punctuation.',
  other: 'Check these words.',
};
