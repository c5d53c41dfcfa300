import { shuffle } from '#domain/core/shuffle.ts';
import type { Answer, QuestionView } from '#domain/question-types/registry.ts';

/** Some answer that a student might give, right or wrong; it depends on `chance` (0 up to 1) alone. */
export function someAnswer(view: QuestionView, chance: number): Answer {
  const pick = (choices: readonly string[]) => choices[Math.floor(chance * choices.length)] ?? '';
  switch (view.type) {
    case 'RSA':
      return { type: 'RSA', selectedAnswer: pick(view.multichoice) };
    case 'RRP':
      return { type: 'RRP', items: shuffle(view.paragraphs, String(chance)).map(({ id }) => id) };
    case 'RFB':
      return { type: 'RFB', selectedAnswer: view.wordsGiven.map(pick) };
    case 'LWD':
      return { type: 'LWD', text: `Attempt ${chance.toFixed(4)} at this sentence.` };
  }
}
