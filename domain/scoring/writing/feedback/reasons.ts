/** The findings of rules in a written answer beyond single mistakes; each has a sentence for students. */
export const reasonCodes = [
  // Not to be fooled: these can take a trait's points, or all.
  'copied_source',
  'copied_prompt',
  'memorised_frame',
  'same_as_earlier',
  'off_topic',
  'keyword_list',
  'repeated_sentence',
  'gibberish',
  'other_language',
  'hidden_characters',
  'instructions_to_scorer',
  'too_much_to_read',
  // Form: unclear text that cost no points.
  'unclear_sentence_end',
  // Development, structure, organisation.
  'one_paragraph',
  'too_many_paragraphs',
  'no_introduction',
  'no_conclusion',
  'few_linking_words',
  'linking_word_misused',
  'uneven_paragraphs',
  'stray_sentence',
  // Email.
  'no_greeting',
  'no_purpose',
  'no_closing',
  'no_name',
  'register_too_informal',
  'register_too_formal',
  'register_mixed',
  // Vocabulary and range.
  'plain_vocabulary',
  'repeated_word',
  'many_mistakes',
  'narrow_range',
  'simple_sentences',
  'good_vocabulary',
  'good_range',
  // Spelling.
  'mixed_spelling',
  // A part that an endpoint quotes for its points.
  'points_here',
  // Gates: content or form earned nothing, so nothing counts.
  'gate_content',
  'gate_form',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** The counts of a written answer, besides its words. */
export const counted = [
  'paragraphs',
  'sentences',
  'linking_words',
  'grammar_mistakes',
  'spelling_mistakes',
  'grammar_per_100_words',
  'spelling_per_100_words',
  'key_points',
  'own_words_percent',
  'distinct_words_percent',
  'less_common_words_percent',
] as const;
export type Counted = (typeof counted)[number];
