import { isErased } from '../core/personal.ts';
import type { RecordedAnswer } from '../practice/recorded-answer.ts';
import { typeOfUid, type TypeCode } from '../question-types/type-code.ts';

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

/** What one point of a type is: specification, document 2, section 9. */
const units: { readonly [Code in TypeCode]: string | undefined } = {
  RSA: undefined,
  RRP: 'pairs',
  RFB: 'blanks',
  LWD: 'words',
};

/** `3 of 4 pairs`; for a type that is all or nothing `right` or `wrong`. */
export function points(uid: string, score: { readonly points: number; readonly maximum: number }): string {
  const unit = units[typeOfUid(uid)];
  if (unit === undefined) return score.points > 0 ? 'right' : 'wrong';
  return `${score.points} of ${score.maximum} ${unit}`;
}

/** What the student gave, in one line. */
export function answerInWords(answer: RecordedAnswer): string {
  switch (answer.type) {
    case 'RSA':
      return answer.selectedAnswer === '' ? 'no option chosen' : `“${answer.selectedAnswer}”`;
    case 'RRP':
      return answer.items.length === 0 ? 'no order given' : answer.items.join(', ');
    case 'RFB':
      return answer.selectedAnswer.map((word) => word.trim() || '(empty)').join(', ') || 'no blank filled';
    case 'LWD':
      if (isErased(answer.text)) return erasedWord;
      return answer.text.trim() === '' ? 'nothing typed' : `“${answer.text}”`;
  }
}
