import { expect, test } from 'vitest';
import { toIpa } from './ipa.ts';

test.each([
  ['B AH0 T', 'bət'],
  ['B AH1 T', 'bʌt'],
  ['B ER1 D', 'bɝd'],
  ['CH ER1 CH', 'tʃɝtʃ'],
  ['JH AH1 JH', 'dʒʌdʒ'],
  ['DH AH0', 'ðə'],
  ['TH IH1 NG K', 'θɪŋk'],
  ['V IH1 ZH AH0 N', 'ˈvɪʒən'],
  ['Y EH1 L OW0', 'ˈjɛloʊ'],
  ['B OY1', 'bɔɪ'],
  ['HH AW1 S', 'haʊs'],
  ['G UH1 D', 'ɡʊd'],
  ['AA1 R T', 'ɑrt'],
])('%s sounds %s', (arpabet, ipa) => {
  expect(toIpa(arpabet)).toBe(ipa);
});

test.each([
  ['AH0 B AE1 N D AH0 N', 'əˈbændən', 'on the syllable, not on its vowel'],
  ['IH0 K S P L EY1 N', 'ɪkˈspleɪn', 'before as many consonants as a syllable may begin with'],
  ['N UW1 Z P EY2 P ER0', 'ˈnuzˌpeɪpɚ', 'the second one low'],
  ['S IH1 NG ER0', 'ˈsɪŋɚ', 'ng ends a syllable'],
  ['K AH0 M P Y UW1 T ER0', 'kəmˈpjutɚ', 'with a y'],
  ['EH2 JH AH0 K EY1 SH AH0 N', 'ˌɛdʒəˈkeɪʃən', 'two of them'],
  ['K R IY0 EY1 T', 'kriˈeɪt', 'between vowels'],
  ['P N IY0 M OW1 N Y AH0', 'pniˈmoʊnjə', 'at the beginning whatever stands there'],
])('%s is stressed as %s: %s', (arpabet, ipa) => {
  expect(toIpa(arpabet)).toBe(ipa);
});

test('marks no stress in a word of one syllable', () => {
  expect(toIpa('S T R EH1 NG K TH S')).toBe('strɛŋkθs');
});

test.each(['', 'X', 'AH', 'AH3', 'B B1', 'constructor', '__proto__0'])('refuses %o as ARPAbet', (text) => {
  expect(toIpa(text)).toBeUndefined();
});
