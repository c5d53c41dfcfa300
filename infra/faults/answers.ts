import { shuffle } from '#domain/core/shuffle.ts';
import { startingAnswerTo, type Answer, type QuestionView } from '#domain/question-types/registry.ts';

/** Some answer that a student might give, right or wrong; it depends on `chance` (0 up to 1) alone. */
export function someAnswer(view: QuestionView, chance: number): Answer {
  const pick = (choices: readonly string[]) => choices[Math.floor(chance * choices.length)] ?? '';
  switch (view.type) {
    case 'RSA':
    case 'LSA':
    case 'LHS':
    case 'LMW':
      return { type: view.type, selectedAnswer: pick(view.multichoice) };
    case 'RMA':
    case 'LMA': {
      const few = Math.floor(chance * (view.multichoice.length + 1));
      return { type: view.type, selectedAnswer: shuffle(view.multichoice, String(chance)).slice(0, few) };
    }
    case 'RRP':
      return { type: 'RRP', items: shuffle(view.paragraphs, String(chance)).map(({ id }) => id) };
    case 'RFB':
      return { type: 'RFB', selectedAnswer: view.wordsGiven.map(pick) };
    case 'RFG': {
      const words = shuffle(view.wordsGiven, String(chance));
      const empty = startingAnswerTo(view);
      const blanks = empty.type === 'RFG' ? empty.selectedAnswer : [];
      return { type: 'RFG', selectedAnswer: blanks.map((_, blank) => words[blank] ?? '') };
    }
    case 'LWD':
      return { type: 'LWD', text: `Attempt ${chance.toFixed(4)} at this sentence.` };
    case 'WSC':
      return { type: 'WSC', text: `So far, ${Math.floor(chance * 100)} cities grew.` };
    case 'LWB': {
      const empty = startingAnswerTo(view);
      const blanks = empty.type === 'LWB' ? empty.texts : [];
      return { type: 'LWB', texts: blanks.map(() => `word ${chance.toFixed(2)}`) };
    }
    case 'LIW':
      return { type: 'LIW', selectedAnswer: [Math.floor(chance * view.topic.split(/\s+/).length)] };
  }
}
