import { isErased } from '../core/personal.ts';
import type { RecordedAnswer } from '../practice/recorded-answer.ts';
import { isAnswerable, type AnswerableCode } from '../question-types/registry.ts';
import { typeOfUid } from '../question-types/type-code.ts';
import type { Evidence } from '../scoring/score.ts';

/** What stands where personal data was, in a sentence. */
const erasedWord = 'Erased';

/** A text as it is, or that it was erased. */
export function readable(value: unknown): string {
  return isErased(value) ? erasedWord : String(value);
}

/** `41 s`, `2 min`, `2 min 5 s`; seconds are rounded. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const rest = whole % 60;
  return `${Math.floor(whole / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}

/** An ISO time in UTC as `2026-11-03 14:05:09 UTC`: the same words on every machine. */
export function moment(time: string): string {
  return `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** What one point of a type is, by how it is answered: specification, document 2, section 9. */
const units: { readonly [Kind in Evidence['kind']]: string | undefined } = {
  option: 'options',
  pair: 'pairs',
  blank: 'blanks',
  word: 'words',
  highlight: 'words',
};

const unitsOfTypes: { readonly [Code in AnswerableCode]: Evidence['kind'] | undefined } = {
  RSA: undefined,
  RMA: 'option',
  RRP: 'pair',
  RFG: 'blank',
  RFB: 'blank',
  LSA: undefined,
  LMA: 'option',
  LWD: 'word',
  LHS: undefined,
  LIW: 'highlight',
  LWB: 'blank',
  LMW: undefined,
};

/** `3 of 4 pairs`; for a type that is all or nothing `right` or `wrong`. */
export function points(uid: string, score: { readonly points: number; readonly maximum: number }): string {
  const code = typeOfUid(uid);
  const kind = isAnswerable(code) ? unitsOfTypes[code] : undefined;
  if (kind === undefined) return score.points > 0 ? 'right' : 'wrong';
  return `${score.points} of ${score.maximum} ${units[kind]}`;
}

/** What the student gave, in one line. */
export function answerInWords(answer: RecordedAnswer): string {
  switch (answer.type) {
    case 'RSA':
    case 'LSA':
    case 'LHS':
    case 'LMW':
      return answer.selectedAnswer === '' ? 'no option chosen' : `“${readable(answer.selectedAnswer)}”`;
    case 'RMA':
    case 'LMA':
      return listed(answer.selectedAnswer, (option) => `“${option}”`) || 'no option chosen';
    case 'RRP':
      return listed(answer.items, String) || 'no order given';
    case 'RFG':
    case 'RFB':
      return listed(answer.selectedAnswer, orEmpty) || 'no blank filled';
    case 'LWB':
      return listed(answer.texts, orEmpty) || 'no blank filled';
    case 'LIW':
      return answer.selectedAnswer.length === 0
        ? 'no word chosen'
        : `words ${answer.selectedAnswer.map((index) => index + 1).join(', ')}`;
    case 'LWD':
      if (isErased(answer.text)) return erasedWord;
      return answer.text.trim() === '' ? 'nothing typed' : `“${answer.text}”`;
  }
}

const orEmpty = (word: string) => word.trim() || '(empty)';

function listed(values: readonly unknown[], inWords: (text: string) => string): string {
  return values.map((value) => (isErased(value) ? erasedWord : inWords(String(value)))).join(', ');
}
