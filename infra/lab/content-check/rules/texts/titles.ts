import { catalogue } from '#domain/question-types/catalogue.ts';
import { kindOf } from '#domain/question-types/kinds.ts';
import { contentOf, type Question } from '#domain/question-types/registry.ts';
import { choiceOf } from '../../parts.ts';
import { eachQuestion, finding, type Finding } from '../../rule.ts';
import { sharedStems } from '../../texts.ts';

/** The answer to hide, with the visible texts. */
interface Secret {
  readonly right: readonly string[];
  /** Forbids its words in title and topic. */
  readonly isHeard: boolean;
  readonly shown: string;
}

function secretOf(question: Question): Secret {
  const choice = choiceOf(question);
  const right = choice?.keys.map((index) => choice.options[index] ?? '') ?? [];
  const wrong = choice?.options.filter((_option, index) => !choice.keys.includes(index)) ?? [];
  const heard = contentOf(question).heardKeys?.(question);
  return {
    right: heard ?? right,
    // The preceding words determine the missing last words.
    isHeard: heard !== undefined || catalogue[question.type].endsInBeep,
    shown: wrong.join(' '),
  };
}

function tells(field: string, text: string, { right, shown }: Secret): Finding[] {
  const innocent = new Set(sharedStems(text, shown));
  const told = sharedStems(text, right.join(' ')).filter((stem) => !innocent.has(stem));
  return finding(told.length > 0, field, `tells of the answer (${told.join(', ')}): find other words`);
}

/** Title and announcing line do not reveal the answer. */
export const titlesRule = eachQuestion((question) => {
  const plain = (text: string) => text.toLowerCase().replace(/[.?]$/, '');
  const secret = secretOf(question);
  // The topic of a text with blanks is the text itself.
  const announced =
    kindOf(question.type) === 'typed-blanks' ? (['title'] as const) : (['title', 'topic'] as const);
  return [
    ...finding(
      choiceOf(question) !== undefined &&
        secret.right.some((option) => plain(option).includes(plain(question.title))),
      'title',
      'stands in the right option: find another',
    ),
    ...(secret.isHeard ? announced.flatMap((field) => tells(field, question[field], secret)) : []),
  ];
});
