import { listed } from '#domain/core/text/listed.ts';
import type { Evidence } from '../../score.ts';
import type { ReasonCode } from './reasons.ts';

/** Reasons that praise, quote or notify: they find no fault with a trait. */
export const noFaults = [
  'hidden_characters',
  'instructions_to_scorer',
  'too_much_to_read',
  'unclear_sentence_end',
  'good_vocabulary',
  'good_range',
  'points_here',
  'gate_content',
  'gate_form',
] as const satisfies readonly ReasonCode[];

/** Faults whose sentence says that points were lost: it does not fit a trait with full points. */
export const faultsThatCost = [
  'copied_source',
  'copied_prompt',
  'off_topic',
  'keyword_list',
  'repeated_sentence',
  'gibberish',
  'other_language',
  'stray_sentence',
] as const satisfies readonly ReasonCode[];

type MinorFault = Exclude<ReasonCode, (typeof noFaults)[number] | (typeof faultsThatCost)[number]>;

/** After "It would be better still with". */
const better: Readonly<Record<MinorFault, string>> = {
  memorised_frame: 'sentences that fit only this subject',
  same_as_earlier: 'a text written only for this question',
  one_paragraph: 'a new paragraph for each idea',
  too_many_paragraphs: 'fewer paragraphs',
  no_introduction: 'an introduction',
  no_conclusion: 'a conclusion',
  few_linking_words: 'more linking words',
  linking_word_misused: 'linking words that fit each place',
  uneven_paragraphs: 'paragraphs of a similar length',
  no_greeting: 'a greeting',
  no_purpose: 'your reason for writing in the first sentences',
  no_closing: 'a closing',
  no_name: 'your name on the last line',
  register_too_informal: 'more formal words',
  register_too_formal: 'less formal words',
  register_mixed: 'the same tone from beginning to end',
  plain_vocabulary: 'more exact words',
  repeated_word: 'another word for the one you use often',
  many_mistakes: 'fewer mistakes',
  narrow_range: 'more kinds of sentences',
  simple_sentences: 'more sentences that join two ideas',
  mixed_spelling: 'one spelling, British or American',
};

const costs: ReadonlySet<string> = new Set(faultsThatCost);

/** Whether a reason contradicts full points, so that it is left out where a trait has them. */
export const contradictsFullPoints = (code: ReasonCode): boolean => costs.has(code);

/** The comment on full points where the evidence names a fault; `undefined` where it names none. */
export function betterStill(evidence: readonly Evidence[]): string | undefined {
  const wishes = new Set(
    evidence.flatMap((each) => {
      if (each.kind === 'text') return [`the marked ${each.fault} mistakes corrected`];
      const wish =
        each.kind === 'reason' ? (better as Partial<Record<ReasonCode, string>>)[each.code] : undefined;
      return wish === undefined ? [] : [wish];
    }),
  );
  return wishes.size === 0 ? undefined : `Full points. It would be better still with ${listed([...wishes])}.`;
}
