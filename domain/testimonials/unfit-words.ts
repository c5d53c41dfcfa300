/**
 * Words of complaints and of spam. Specification, document 1, section 5: "negative or spam words (scam, fraud, refund,
 * complaint, worst, a web address and others)"; the others are ours.
 */
const unfitWords = [
  'scam',
  'fraud',
  'refund',
  'complaint',
  'complain',
  'worst',
  'terrible',
  'horrible',
  'awful',
  'useless',
  'rubbish',
  'garbage',
  'fake',
  'cheat',
  'rip-off',
  'rip off',
  'waste of money',
  'waste of time',
  'casino',
  'crypto',
  'bitcoin',
  'viagra',
  'whatsapp',
  'telegram',
] as const;

const word = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${unfitWords.join('|')})(?:ulent|m?(?:s|ed|ers?|ing))?(?![\p{L}\p{N}])`,
  'iu',
);
/** `https://a`, `www.a`, `a.com`, `a (dot) com`. */
const webAddress =
  /https?:|www\.|[\p{L}\p{N}-]+(?:\.|\s?[([]dot[)\]]\s?)(?:com|net|org|io|co|info|biz|shop|xyz|online|site|app|me|ru|cn|in|uk|au)(?![\p{L}\p{N}])/iu;
const emailAddress = /\S@\S+\.\S/u;

/** Defeats lookalike letters, marks within a word and invisible characters. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .replaceAll('$', 's')
    .replaceAll('@', 'a');
}

/** Whether a testimonial is marked "not approved" automatically. */
export function hasUnfitWords(...texts: readonly string[]): boolean {
  return texts.some(
    (text) =>
      [text, plain(text)].some((one) => word.test(one)) ||
      webAddress.test(text.normalize('NFKC')) ||
      emailAddress.test(text),
  );
}
