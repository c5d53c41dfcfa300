import type { Question } from '#domain/question-types/registry.ts';
import { eachQuestion, finding, type Finding } from '../rule.ts';
import { sharedStems } from '../texts.ts';

/** The texts that are to be found out, with those that are shown beside them. */
function secretOf(question: Question): { right: string; shown: string } | undefined {
  switch (question.type) {
    case 'LMW':
      return {
        right: question.multichoice[question.correctIndex] ?? '',
        shown: question.multichoice.filter((_option, index) => index !== question.correctIndex).join(' '),
      };
    case 'LWB':
      return { right: question.correctAnswers.join(' '), shown: '' };
    case 'LWD':
      return { right: question.transcript, shown: '' };
    default:
      return undefined;
  }
}

function tells(field: string, text: string, { right, shown }: { right: string; shown: string }): Finding[] {
  const innocent = new Set(sharedStems(text, shown));
  const told = sharedStems(text, right).filter((stem) => !innocent.has(stem));
  return finding(told.length > 0, field, `tells of the answer (${told.join(', ')}): find other words`);
}

/** A title, and the line that says what a recording is about, give nothing of the answer away. */
export const titlesRule = eachQuestion((question) => {
  const right =
    'correctIndex' in question
      ? [question.multichoice[question.correctIndex] ?? '']
      : 'correctIndexes' in question
        ? question.correctIndexes.map((index) => question.multichoice[index] ?? '')
        : [];
  const plain = (text: string) => text.toLowerCase().replace(/[.?]$/, '');
  const secret = secretOf(question);
  // The topic of a text with blanks is the text itself.
  const announced: readonly ('title' | 'topic')[] = question.type === 'LWB' ? ['title'] : ['title', 'topic'];
  return [
    ...finding(
      right.some((option) => plain(option).includes(plain(question.title))),
      'title',
      'stands in the right option: find another',
    ),
    ...(secret ? announced.flatMap((field) => tells(field, question[field], secret)) : []),
  ];
});
