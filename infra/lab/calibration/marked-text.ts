import { markCategories, type MarkCategory } from '#domain/scoring/writing/language/marks.ts';

/** A planted mistake. Offsets are UTF-16, into the text without labels, end exclusive. */
export interface PlantedError {
  readonly span: readonly [from: number, to: number];
  readonly fault: 'spelling' | 'grammar';
  readonly category: MarkCategory;
  /** A non-word formed by a rule (`childs`, `dont`): marking it as a spelling mistake is right too. */
  readonly either: boolean;
  readonly correction: string;
}

export interface PlantedText {
  readonly text: string;
  readonly errors: readonly PlantedError[];
}

/**
 * `{wrong words>correction
 * category}`, or `
 * category/spelling}` if both faults may be marked. The label is at the mistake, so that offsets cannot become wrong.
 */
const label = /\{([^{}>|]+)>([^{}>|]*)\|([a-z_/]+)\}/g;

/** @throws RangeError for an invalid label */
export function readMarkedText(marked: string): PlantedText {
  const errors: PlantedError[] = [];
  let text = '';
  let read = 0;
  for (const [whole, wrong = '', correction = '', name = ''] of marked.matchAll(label)) {
    const at = marked.indexOf(whole, read);
    text += marked.slice(read, at);
    errors.push({
      span: [text.length, text.length + wrong.length],
      ...faultOf(name),
      correction,
    });
    text += wrong;
    read = at + whole.length;
  }
  text += marked.slice(read);
  const rest = /[{}|>]/.exec(text);
  if (rest) throw new RangeError(`not a label: ${text.slice(rest.index, rest.index + 40)}`);
  return { text, errors };
}

/** The text with its first `kept` mistakes; the others are corrected. */
export function partlyCorrected(marked: string, kept: number): string {
  let met = 0;
  return marked.replaceAll(label, (_, wrong: string, right: string) => (met++ < kept ? wrong : right));
}

function faultOf(name: string): Pick<PlantedError, 'fault' | 'category' | 'either'> {
  const [first = '', second] = name.split('/');
  const category = markCategories.find((each) => each === first);
  if (category === undefined || (second !== undefined && second !== 'spelling'))
    throw new RangeError(`no category of marks: ${name}`);
  return { category, fault: category === 'spelling' ? 'spelling' : 'grammar', either: second === 'spelling' };
}
