const mapOf = (entries: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(entries));

/** General American sounds in IPA, by their ARPAbet names. */
const consonants = mapOf({
  B: 'b',
  CH: 'tʃ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'dʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'r',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
});
const vowels = mapOf({
  AA: 'ɑ',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔ',
  AW: 'aʊ',
  AY: 'aɪ',
  EH: 'ɛ',
  ER: 'ɝ',
  EY: 'eɪ',
  IH: 'ɪ',
  IY: 'i',
  OW: 'oʊ',
  OY: 'ɔɪ',
  UH: 'ʊ',
  UW: 'u',
});
/** These two are other vowels without stress. */
const unstressed = mapOf({ AH: 'ə', ER: 'ɚ' });
const stressMarks = mapOf({ '0': '', '1': 'ˈ', '2': 'ˌ' });

/** Clusters that may begin an English syllable; `j` may follow most of them. */
const clusters = new Set(
  'pl pr bl br tr dr kl kr ɡl ɡr fl fr θr ʃr sl sw sp st sk sm sn tw dw kw ɡw θw hw spl spr str skr skw pj bj tj dj kj ɡj fj vj mj nj hj lj sj θj spj stj skj'.split(
    ' ',
  ),
);

type Sound = { readonly ipa: string; readonly stress?: string };

function soundOf(name: string): Sound | undefined {
  const consonant = consonants.get(name);
  if (consonant !== undefined) return { ipa: consonant };
  const [base, stress] = [name.slice(0, -1), name.slice(-1)];
  const vowel = (stress === '0' ? unstressed.get(base) : undefined) ?? vowels.get(base);
  return vowel === undefined || stressMarks.get(stress) === undefined ? undefined : { ipa: vowel, stress };
}

/** How many of the consonants before a vowel belong to its syllable: as many as may begin one. */
function onsetLength(before: readonly string[]): number {
  for (let length = Math.min(3, before.length); length > 1; length -= 1) {
    if (clusters.has(before.slice(-length).join(''))) return length;
  }
  const last = before.at(-1);
  return last === undefined || last === 'ŋ' ? 0 : 1;
}

/** ARPAbet (`AH0 B AE1 N D AH0 N`) to IPA (`əˈbændən`), stress marks before the syllable. undefined for other text. */
export function toIpa(arpabet: string): string | undefined {
  const sounds = arpabet.split(' ').map(soundOf);
  if (!sounds.every((sound) => sound !== undefined)) return undefined;
  const isOneSyllable = sounds.filter(({ stress }) => stress !== undefined).length < 2;
  const done: string[] = [];
  let waiting: string[] = [];
  for (const { ipa, stress } of sounds) {
    if (stress === undefined) {
      waiting.push(ipa);
      continue;
    }
    // A word's first syllable takes all consonants before its vowel.
    const onset = done.length === 0 ? waiting.length : onsetLength(waiting);
    const mark = isOneSyllable ? '' : (stressMarks.get(stress) ?? '');
    done.push(
      ...waiting.slice(0, waiting.length - onset),
      mark,
      ...waiting.slice(waiting.length - onset),
      ipa,
    );
    waiting = [];
  }
  return [...done, ...waiting].join('');
}
