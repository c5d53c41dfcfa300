interface VerbForms {
  readonly VB: string;
  readonly VBZ: string;
  readonly VBD: string;
  readonly VBN: string;
  readonly VBG: string;
}
interface NounForms {
  readonly NN: string;
  readonly NNS: string;
}

export interface WordForms {
  verb(form: string): VerbForms | undefined;
  noun(form: string): NounForms | undefined;
}

/** @param list a line per word: `v go goes went gone going`, `n child children` */
export function readWordForms(list: string): WordForms {
  const verbs = new Map<string, VerbForms>();
  const nouns = new Map<string, NounForms>();
  for (const line of list.trim().split('\n')) {
    const [kind, base = '', ...forms] = line.split(' ');
    if (kind === 'v') {
      const [VBZ = base, VBD = base, VBN = base, VBG = base] = forms;
      const verb = { VB: base, VBZ, VBD, VBN, VBG };
      // "found" is a form of "find" and a base form: the base form wins.
      for (const form of [base, ...forms]) if (form === base || !verbs.has(form)) verbs.set(form, verb);
    } else {
      const [plural = base] = forms;
      const noun = { NN: base, NNS: plural };
      nouns.set(base, noun);
      if (!nouns.has(plural)) nouns.set(plural, noun);
    }
  }
  return { verb: (form) => verbs.get(form), noun: (form) => nouns.get(form) };
}
