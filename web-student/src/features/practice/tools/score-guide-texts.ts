import type { SkillName } from '#domain/question-types/catalogue/rubrics.ts';
import type { Section } from '#domain/question-types/section.ts';

/** Our own words; the publisher's are in its score guide. */
export const skillTexts: { readonly [Each in Section]: string } = {
  listening:
    'How well you understand spoken English: the main idea, details, the speaker’s purpose and attitude. Some types ask you to write down what you heard, so spelling counts there.',
  reading:
    'How well you understand written English: the main idea, details, how sentences follow from each other, and which words go together.',
  speaking:
    'How well you say what the task asks for, at a steady pace and with sounds that every listener understands.',
  writing:
    'How well you write what the task asks for: relevant content in good order, with correct grammar, fitting words and correct spelling.',
};

export const traitTexts: { readonly [Each in SkillName]: string } = {
  Content: 'You say or write everything that the task asks for.',
  Form: 'Your text has the right length and the right kind of sentences.',
  'Development, structure and coherence': 'Your ideas follow each other, with paragraphs and linking words.',
  Grammar: 'Your sentences are correct.',
  'General linguistic range':
    'You express exact ideas in your own words, without repeating the same phrases.',
  Vocabulary: 'Your words are exact and fit the subject.',
  Spelling: 'Every word is spelt right, in British or American spelling, but not in both.',
  'Email conventions': 'Greeting, ending and tone fit the person you write to.',
  Organization: 'Your points are in an order that is easy to follow.',
  'Oral fluency': 'You speak at a steady pace, without long pauses, repeats and false starts.',
  Pronunciation: 'Your sounds and your word stress are easy to understand.',
};

/** The levels of the Common European Framework and their points. Source: the exam's fact sheet. */
export const cefrLevels = [
  { level: 'A1', points: '10–29', meaning: 'Simple phrases for everyday needs' },
  { level: 'A2', points: '30–42', meaning: 'Short exchanges on familiar subjects' },
  { level: 'B1', points: '43–58', meaning: 'The main points of clear, familiar English' },
  { level: 'B2', points: '59–75', meaning: 'Complex texts, and conversation without strain' },
  { level: 'C1', points: '76–84', meaning: 'Long, demanding texts, and flexible, fluent speech' },
  { level: 'C2', points: '85–90', meaning: 'Understands nearly everything with ease' },
] as const;
