import { FSRSVersion, fsrs, Rating, State, type Card } from 'ts-fsrs';
import type { Instant } from '#domain/core/instant.ts';
import type { Memory, Recall, Scheduler } from '#domain/reviews/review-card.ts';

const retention = 0.9;
const step = '12h';
const maximumDays = 180;

/** Deterministic FSRS. A missed question returns after half a day, then grows from one day; at most half a year. */
const algorithm = fsrs({
  request_retention: retention,
  maximum_interval: maximumDays,
  enable_fuzz: false,
  enable_short_term: true,
  learning_steps: [step],
  relearning_steps: [step],
});

/** The algorithm with version and parameters, recorded in each event. */
const schedulerName = `ts-fsrs ${FSRSVersion}, retention ${retention}, step ${step}, at most ${maximumDays} days`;

const ratings = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const;
const states = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const;
const stateNames = ['new', 'learning', 'review', 'relearning'] as const;

/**
 * A card's memory after an answer, never before its last one, since clocks differ.
 * @param memory absent for a new card
 * @param at when it was answered
 */
function nextMemory(memory: Memory | undefined, recall: Recall, at: Instant): Memory {
  const now = new Date(Math.max(Date.parse(at), memory ? Date.parse(memory.lastReview) : 0));
  const { card } = algorithm.next(memory ? cardOf(memory) : newCard(now), now, ratings[recall]);
  return {
    due: card.due.toISOString(),
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: stateNames[card.state],
    lastReview: now.toISOString(),
  };
}

export const scheduler: Scheduler = { name: schedulerName, next: nextMemory };

function newCard(now: Date): Card {
  return {
    due: now,
    stability: 0,
    difficulty: 0,
    elapsed_days: 0,
    scheduled_days: 0,
    learning_steps: 0,
    reps: 0,
    lapses: 0,
    state: State.New,
  };
}

function cardOf(memory: Memory): Card {
  return {
    due: new Date(memory.due),
    stability: memory.stability,
    difficulty: memory.difficulty,
    elapsed_days: 0,
    scheduled_days: memory.scheduledDays,
    learning_steps: memory.learningSteps,
    reps: memory.reps,
    lapses: memory.lapses,
    state: states[memory.state],
    last_review: new Date(memory.lastReview),
  };
}
