import { forView } from '#domain/question-types/kinds.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';
import type { Solved } from './batch.ts';

const listed = (written: string) => written.split(/[\s,]+/).filter((each) => each !== '');
const parted = (written: string) => written.split('/').map((each) => each.trim());
/** What stands beside a letter on the sheet; a letter that is not there gives no option, and so no answer. */
const lettered = (options: readonly string[], letter: string) =>
  options[letter.toUpperCase().charCodeAt(0) - 65] ?? `no option ${letter}`;

const words = (_view: QuestionView, written: string) => ({ selectedAnswer: parted(written) });
const text = (_view: QuestionView, written: string) => ({ text: written });

const answerOf = forView<Solved['answer'], [written: string]>({
  'single-choice': ({ multichoice }, written) => ({ selectedAnswer: lettered(multichoice, written) }),
  'multiple-choice': ({ multichoice }, written) => ({
    selectedAnswer: listed(written).map((letter) => lettered(multichoice, letter)),
  }),
  reorder: (_view, written) => ({ items: listed(written.toUpperCase()) }),
  'word-bank-blanks': words,
  'drop-down-blanks': words,
  'typed-blanks': (_view, written) => ({ texts: parted(written) }),
  dictation: text,
  'highlight-words': (_view, written) => ({ selectedAnswer: listed(written).map(Number) }),
  'written-response': text,
  'spoken-response': text,
});

/**
 * What a reader writes down beside a sheet, as the domain has answers: `RSA-0017 B`, `RMA-0003 A C`, `RRP-0001 D B C A`,
 * `RFB-0043 held / upon`, `LIW-0001 14 22`, `SSQ-0001 ice`; after a bar what was doubted, `RSA-0018 C | B is near`.
 * @returns nothing for a line that names none of the views
 */
export function solvedFrom(line: string, views: ReadonlyMap<string, QuestionView>): Solved | undefined {
  const [, uid = '', written = '', doubt = ''] =
    /^\s*(\S+)\s+([^|]*?)\s*(?:\|\s*(.*?)\s*)?$/.exec(line) ?? [];
  const view = views.get(uid);
  return view && { uid, answer: answerOf(view, written), ...(doubt !== '' && { doubt }) };
}
