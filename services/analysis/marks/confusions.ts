import type { Mark } from '#domain/scoring/writing/language/marks.ts';

const alike = [
  'their there they’re',
  'form from',
  'than then',
  'to too two',
  'your you’re',
  'quite quiet',
  'loose lose',
  'weather whether',
  'were where',
  'who’s whose',
  'though thought tough through',
  'advice advise',
  'affect effect',
  'affects effects',
  'hear here',
  'know now',
  'by buy',
  'of off',
  'piece peace',
  'hole whole',
  'right write',
  'passed past',
  'weak week',
  'principal principle',
  'accept except',
].map((words) => new Set(words.replaceAll('’', "'").split(' ')));

const plain = (word: string) => word.toLowerCase().replaceAll('’', "'");

/** A mark of a sound-alike or look-alike word is a spelling mistake, as in the rubric, whatever its source. */
export function asSpelling(mark: Mark, text: string): Mark {
  const [meant] = mark.suggestions;
  const written = plain(text.slice(...mark.span));
  const isConfused =
    mark.fault === 'grammar' &&
    meant !== undefined &&
    plain(meant) !== written &&
    alike.some((words) => words.has(written) && words.has(plain(meant)));
  return isConfused ? { ...mark, fault: 'spelling', category: 'spelling' } : mark;
}
