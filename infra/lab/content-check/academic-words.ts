import { readFileSync } from 'node:fs';
import path from 'node:path';
import { plainWords } from './texts.ts';

/** Endings that form the list's word families. */
const endings =
  's|es|d|ed|ing|ings|er|ers|or|ors|ion|ions|ional|ation|ations|ational|ition|itions|ication|ications|al|als|ally|ial|ive|ives|ively|ity|ities|y|ly|ment|ments|mental|able|ably|ability|ance|ances|ence|ences|ant|ants|antly|ent|ents|ently|ness|ic|ics|ical|ically|ist|ists|ism|ous|ously|ise|ised|ises|ising|isation|ary|ory|ate|ates|ated|ately|ating|ful|less|ures|ure|ural|etic';
const isEnding = new RegExp(`^(?:${endings})$`);
const prefixes = /^(?:un|in|im|ir|il|dis|re|non|mis|over|under|inter|sub|co)(?=.{4})/;

/** Lookalike forms of other words: "found" is more often that of "find". */
const others = new Set('found factory factories conversation conversations'.split(' '));
const short = 4;

function readHeads(): string[] {
  return readFileSync(path.join(import.meta.dirname, 'words', 'academic.txt'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' '))
    .filter((head) => head !== '');
}

/** Stems before an ending: without a last e or y, with y as i, with a doubled last letter. */
function stemsOf(head: string): string[] {
  const cut = /[ey]$/.test(head) && head.length > short ? [head.slice(0, -1)] : [];
  const softened = head.endsWith('y') ? [`${head.slice(0, -1)}i`] : [];
  return [head, ...cut, ...softened, `${head}${head.at(-1) ?? ''}`];
}

function readAcademicWords(): (word: string) => boolean {
  const heads = readHeads();
  const whole = new Set(heads.filter((head) => !others.has(head)));
  const stems = new Set(heads.filter((head) => head.length >= short).flatMap(stemsOf));
  const plurals = new Set(heads.map((head) => `${head}s`));
  const isForm = (word: string) => {
    if (whole.has(word) || plurals.has(word)) return true;
    for (let length = word.length - 1; length >= short; length -= 1)
      if (stems.has(word.slice(0, length)) && isEnding.test(word.slice(length))) return true;
    return false;
  };
  const known = new Map<string, boolean>();
  return (word) => {
    const plain = word.replace(/'s$/, '').replace(/iz(?=e|ing|ation)/, 'is');
    const before = known.get(plain);
    if (before !== undefined) return before;
    const is = !others.has(plain) && (isForm(plain) || isForm(plain.replace(prefixes, '')));
    known.set(plain, is);
    return is;
  };
}

const isAcademic = readAcademicWords();

/** The share of a text's words in the Academic Word List, 0 to 1. */
export function academicShare(text: string): number {
  const words = plainWords(text);
  return words.length === 0 ? 0 : words.filter(isAcademic).length / words.length;
}
