import { dayMs, minuteMs } from '#domain/core/durations.ts';
import type { Instant } from '#domain/core/instant.ts';
import { randomFrom, shuffle } from '#domain/core/shuffle.ts';
import { isOfKind } from '#domain/question-types/kinds.ts';
import { hasRule, type Question } from '#domain/question-types/registry.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';

export interface DemoAnswer {
  readonly question: Question;
  readonly at: Instant;
  readonly secondsUsed: number;
  /** The chance of each part of the answer to be right, 0 to 1. */
  readonly skill: number;
}

/** An evening of practice, in order of time. */
export interface DemoDay {
  /** Days before today: 20 to 1. */
  readonly daysAgo: number;
  readonly answers: readonly DemoAnswer[];
}

/** The student rests on the other days. */
const studyDays = [20, 19, 18, 16, 15, 14, 13, 11, 10, 9, 8, 7, 5, 4, 3, 2, 1];

/** Initial strengths and weaknesses, for statistics and plan to find. Others begin at 0.55. */
const firstSkills: Partial<Record<TypeCode, number>> = {
  RFG: 0.35,
  RRP: 0.3,
  LIW: 0.4,
  LWB: 0.8,
  RSA: 0.75,
  LSA: 0.7,
};
/** The gain over three weeks. */
const progress = 0.2;
const eveningHour = 17;
/** The student registered this many days before today. */
export const demoDays = 21;

/**
 * Three weeks of practice, deterministic.
 * @param questions open to practice; some of each type are answered, none twice in an evening
 */
export function demoWeeks(questions: readonly Question[], today: Instant): DemoDay[] {
  const ruled = questions.filter(hasRule);
  const written = questions.filter((question) => isOfKind('written-response', question));
  const random = randomFrom('demo');
  return studyDays.map((daysAgo, index) => {
    const evening = shuffle(ruled, `demo/${daysAgo}`).slice(0, 6 + Math.floor(random() * 4));
    // A text on every third evening, each of another type.
    const texts = index % 3 === 1 ? shuffle(written, `demo/text/${daysAgo}`).slice(0, 1) : [];
    let at = momentOf(today, daysAgo);
    const answers = [...evening, ...texts].map((question): DemoAnswer => {
      const secondsUsed = hasRule(question)
        ? 25 + Math.round(random() * 80)
        : 500 + Math.round(random() * 400);
      at += secondsUsed * 1000 + minuteMs / 2;
      const first = firstSkills[question.type] ?? 0.55;
      const skill = Math.min(0.95, first + (progress * index) / (studyDays.length - 1));
      return { question, at: new Date(at).toISOString(), secondsUsed, skill };
    });
    return { daysAgo, answers };
  });
}

export const demoBegan = (today: Instant): Instant => new Date(momentOf(today, demoDays)).toISOString();

/** When an evening begins, in milliseconds since 1970. */
export function momentOf(today: string, daysAgo: number): number {
  const midnight = Math.floor(Date.parse(today) / dayMs) * dayMs;
  return midnight - daysAgo * dayMs + eveningHour * 60 * minuteMs;
}
