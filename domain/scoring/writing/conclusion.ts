import { concludes, hasBackReference } from './content/linking-words.ts';

/** An opinion, a demand, or a comparison. */
const holds =
  /\b(?:i|we) (?:\w+ly |still |would |do |am |can )*(?:believe|think|feel|agree|disagree|prefer|hope|suggest|recommend|argue|support|favou?r|convinced|sure|say|conclude|against|in favou?r)\b|\bin my (?:opinion|view|eyes)\b|\b(?:should|must|ought to|needs? to|has to|have to|had better)\b|\b(?:outweighs?|worth|worthwhile|justified|fair|reasonable|wiser|wisest|best|better|most important|necessary|essential|depends?|deserves?)\b/iu;
/** Refers back to the text, or sums it up. */
const looksBack =
  /\b(?:both|these|those|such|all this|all of this|either way|after all|as long as|provided|together|neither|not only)\b/iu;
/** Another argument: a case, a source, a story, a figure. */
const argues =
  /\b(?:for example|for instance|such as|another|one reason|firstly|secondly|thirdly|last (?:year|week|month)|yesterday|years? ago|according to|when i (?:was|went|lived|studied|worked)|stud(?:y|ies) (?:show|found)|per ?cent)\b|\d/iu;

/**
 * Whether the last sentences conclude: by a phrase, or as the last of three or more paragraphs with an opinion and no new
 * argument.
 */
export function concludesAll(sentences: readonly string[], paragraphs: number): boolean {
  const [first = ''] = sentences;
  if (sentences.some((sentence) => concludes.test(sentence))) return true;
  if (paragraphs < 3 || hasBackReference.test(first)) return false;
  const whole = sentences.join(' ');
  return !argues.test(whole) && (holds.test(whole) || looksBack.test(whole));
}
