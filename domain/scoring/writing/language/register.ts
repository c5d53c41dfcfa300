import type { Register } from '#domain/question-types/mechanisms/written-response.ts';
import type { Span } from '../facts.ts';

export interface RegisterFault {
  readonly code: 'register_too_informal' | 'register_too_formal' | 'register_mixed';
  readonly span: Span;
}

/** Chat words, wrong in any email to a stranger. */
const chat =
  /\b(?:gonna|wanna|gotta|u|ur|plz|pls|thx|lol|omg|btw|asap|guys|dude|mate|yeah|yep|nope|cheers|hiya|hey|wassup|what['’]s up|awesome|kinda|sorta|dunno|ya|bro|cuz|coz|xx+|tons of|loads of|super (?:cool|happy|excited))\b|!{2,}|\p{Extended_Pictographic}/giu;
/** Friendly words, wrong in a formal email. */
const friendly =
  /^\W*(?:hi|hello there)\b|\b(?:stuff|kids|see you soon|take care|lots of love|bye(?: for now)?|love,)(?=\W|$)/gimu;
const contraction =
  /\b(?:\p{L}+n['’]t|i['’](?:m|ve|d|ll)|(?:you|we|they)['’](?:re|ve|d|ll)|(?:it|that|there|he|she)['’]s)\b/giu;
/** Official phrases, stiff among friends. */
const formal =
  /\bdear (?:sir|madam|sirs)\b|\byours (?:faithfully|sincerely)\b|\bto whom it may concern\b|\bi would be (?:most )?grateful\b|\b(?:hereby|herewith|pursuant|henceforth)\b|\bi am writing to (?:inform|express|enquire|inquire|request|complain)\b|\bshould you (?:require|have any)\b|\bat your earliest convenience\b|\bi look forward to (?:hearing from you|your (?:prompt )?reply)\b|\bwith (?:reference|regard) to\b/giu;
/** Stiff even to a neighbour or colleague. */
const stiff = /\b(?:hereby|herewith|pursuant|henceforth)\b|\bto whom it may concern\b/giu;

/** Makes a formal email sound spoken. */
const manyContractions = 3;
const shown = 3;

const placesOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map((match): Span => [match.index, match.index + match[0].length]);

export function findRegister(register: Register, text: string): RegisterFault[] {
  const contractions = placesOf(text, contraction);
  const informal: Readonly<Record<Register, readonly Span[]>> = {
    formal: [
      ...placesOf(text, chat),
      ...placesOf(text, friendly),
      ...(contractions.length >= manyContractions ? contractions : []),
    ],
    neutral: placesOf(text, chat),
    informal: [],
  };
  const tooFormal: Readonly<Record<Register, readonly Span[]>> = {
    formal: [],
    neutral: placesOf(text, stiff),
    informal: placesOf(text, formal),
  };
  const both = placesOf(text, chat).length > 0 && placesOf(text, formal).length > 1;
  return [
    ...informal[register].map((span): RegisterFault => ({
      code: both ? 'register_mixed' : 'register_too_informal',
      span,
    })),
    ...tooFormal[register].map((span): RegisterFault => ({
      code: both ? 'register_mixed' : 'register_too_formal',
      span,
    })),
  ].slice(0, shown);
}
