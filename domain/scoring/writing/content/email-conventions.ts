import type { Register } from '#domain/question-types/mechanisms/written-response.ts';
import type { WritingTask } from '../../writing-analysis.ts';
import type { Span } from '../facts.ts';
import { reason, type Rated } from '../../rated.ts';
import type { ReasonCode } from '../feedback/reasons.ts';
import { findRegister, type RegisterFault } from '../language/register.ts';

export interface EmailFindings {
  readonly register: Register;
  readonly hasGreeting: boolean;
  readonly hasPurpose: boolean;
  readonly hasClosing: boolean;
  readonly hasName: boolean;
  readonly registerFaults: readonly RegisterFault[];
}

/** By how many of greeting, purpose, closing and name are present: one alone is not an email. */
const shareByParts = [0, 0.2, 0.5, 0.75, 1] as const;
const takenByRegister = 0.3;

const greeting =
  /^\W*(?:dear|hello|hi|hey|hiya|good (?:morning|afternoon|evening|day)|to whom it may concern|greetings)\b/iu;
const purpose =
  /\b(?:i(?: a|['’])m|i am) (?:writing|contacting|emailing|getting in touch|reaching out|interested|sorry|afraid|happy|pleased|delighted|unhappy|disappointed|having)\b|\bi(?: would|['’]d) (?:like|love|be grateful|appreciate)\b|\bi (?:want|wanted|wish|need|write|have just|just) (?:to|you|about|wanted|bought|heard|received|saw)\b|\bthis (?:e-?mail|letter|message) is\b|\bthank(?:s| you)(?: so much| very much)? for\b|\b(?:could|can|would) you\b|\bregarding\b|\bwith (?:regard|reference) to\b|\blet you know\b|\b(?:to|must) (?:complain|apologise|apologize|apply|invite|ask|enquire|inquire|tell you|inform|request|suggest|thank)\b|\bi hope\b|\bit was (?:great|good|lovely|nice) to\b/iu;
const closing =
  /^\W*(?:yours(?: (?:sincerely|faithfully|truly|ever))?|sincerely(?: yours)?|(?:with )?(?:kind|kindest|best|warm|warmest|many)?\s*(?:regards|wishes|thanks(?: in advance)?)|best|thank you(?: very much| in advance| again)?|thanks(?: again| a lot| in advance)?|cheers|love|see you(?: soon| then| there| tomorrow| all)?|take care|all the best|bye(?: for now)?|respectfully|talk soon|speak soon|lots of love|cordially)(?=\s*(?:[,.!–-]|$))/iu;
/** A last sentence of thanks or outlook also closes an email. */
const closingSentence =
  /(?:^|[.!?]\s+)(?:(?:many|thanks|thank you)\b[^.!?]*|(?:i|we) (?:am |are )?look(?:ing)? forward to\b[^.!?]*|looking forward to\b[^.!?]*|hope to (?:hear|see)\b[^.!?]*)[.!,]*$/iu;
/** Capitalised words with particles such as "de" or "van". */
const lastLineName =
  /^\W*\p{Lu}[\p{L}'’.-]*(?:\s+(?:\p{Lu}[\p{L}'’.-]*|al|bin|da|de|del|der|di|dos|el|la|van|von|y)){0,4}\s*$/u;
/** A name on its own line: up to four capitalised words. It may also follow the closing. */
const name = /^\W*(?:\p{Lu}[\p{L}'’.-]*)(?:\s+\p{L}[\p{L}'’.-]*){0,3}\W*$/u;
const nameBehindClosing = /[,.!–-]\s*\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*){0,2}\W*$/u;

/** Lines that may hold the closing and the name, with a job or address below. */
const lastLines = 4;
const openingLetters = 450;

export function findEmail({ register = 'neutral' }: WritingTask, text: string): EmailFindings {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim());
  const ending = lines.slice(1).slice(-lastLines);
  const closedAt = ending.findLastIndex((line) => closing.test(line));
  const closingLine = ending[closedAt];
  const behind = ending.slice(closedAt + 1);
  const endsInline = /(?:regards|sincerely|faithfully|wishes|cheers|thanks),?\s+\p{Lu}\p{L}+\W*$/u.test(
    text.trim(),
  );
  const last = ending.at(-1) ?? '';
  const isLastName = ending.length > 1 && lastLineName.test(last) && !closing.test(last);
  const lastOfBody = (isLastName ? ending.at(-2) : last) ?? '';
  return {
    register,
    hasGreeting: greeting.test(lines[0] ?? ''),
    hasPurpose: purpose.test(text.slice(0, openingLetters)),
    hasClosing: closingLine !== undefined || endsInline || closingSentence.test(lastOfBody),
    hasName:
      endsInline ||
      isLastName ||
      (closingLine !== undefined &&
        (behind.some((line) => name.test(line)) || nameBehindClosing.test(closingLine))),
    registerFaults: findRegister(register, text),
  };
}

export function rateEmail(findings: EmailFindings): Rated {
  const { hasGreeting, hasPurpose, hasClosing, hasName, registerFaults } = findings;
  const parts: readonly (readonly [boolean, ReasonCode])[] = [
    [hasGreeting, 'no_greeting'],
    [hasPurpose, 'no_purpose'],
    [hasClosing, 'no_closing'],
    [hasName, 'no_name'],
  ];
  const earned = shareByParts[parts.filter(([isThere]) => isThere).length] ?? 0;
  const taken = registerFaults.length > 0 ? takenByRegister : 0;
  return {
    share: Math.max(0, earned - taken),
    evidence: [
      ...parts.filter(([isThere]) => !isThere).map(([, code]) => reason(code)),
      ...registerFaults.map(({ code, span }: { code: ReasonCode; span: Span }) => reason(code, span)),
    ],
  };
}
