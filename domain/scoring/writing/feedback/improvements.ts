/** A change to a written answer whose gain in points can be found by scoring the changed text. */
export const improvementChanges = [
  'mend_spelling',
  'mend_grammar',
  'state_key_points',
  'reach_word_count',
  'cut_to_word_count',
  'use_paragraphs',
  'use_linking_words',
  'add_introduction',
  'add_conclusion',
  'add_greeting_and_closing',
  'use_own_words',
  'vary_vocabulary',
  'vary_sentences',
  'keep_one_spelling',
] as const;
export type ImprovementChange = (typeof improvementChanges)[number];
