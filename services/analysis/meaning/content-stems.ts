const empty = new Set(
  (
    'a an the this that these those there here it its he she they them their his her we our you your i my me us is are was were be been being am ' +
    'do does did done will would can could may might must should shall of in on at to for from by with as than so too very really quite always often ' +
    'also just even still yet ever any some all every each more most much many few little less own only already almost longer alone one ones enough actually simply ' +
    'who which what when where why how if because although while and but or then s t'
  ).split(' '),
);

/** The common beginning of a word's forms; '' for a function word. */
export function stemOf(word: string): string {
  const small = word.toLowerCase().replace(/'s$/, '');
  if (empty.has(small) || !/^[a-z]/.test(small)) return '';
  const bare = small.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s|ly)$/, '');
  return (bare.length >= 3 ? bare : small).replace(/e$/, '').slice(0, 7);
}

export function clausePartsOf(text: string): string[][] {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[,;:.!?()–—]|\b(?:because|although|but|which|who|when|while|since|whereas)\b/)
    .map((part) => part.match(/[a-z0-9]+(?:['-][a-z0-9]+)*/g) ?? [])
    .filter((words) => words.length > 0);
}
