import type { Trait } from '../../question-types/catalogue/rubrics.ts';
import { pointsOf, traitsOf } from '../points.ts';
import type { Rated } from '../rated.ts';
import type { Score } from '../score.ts';
import type { SpeakingTask } from '../speech-analysis.ts';
import { rateSpokenContent, speech, type SpokenContent } from './content.ts';
import type { SpeechReason } from './evidence.ts';
import type { SpeakingFacts } from './facts.ts';
import type { SpokenWord } from './fluency-figures.ts';
import { rateFluency } from './fluency.ts';
import { ratePronunciation } from './pronunciation.ts';

/** A rule that changes makes another version: stored answers are then scored beside their first score. */
const scorerVersion = 10;

/** Scores a recording from its facts: the same facts give the same score. */
export function scoreSpeaking(task: SpeakingTask, facts: SpeakingFacts): Score {
  const rated = facts.unheard === null ? rate(task, facts) : nothing(task, facts.unheard);
  return {
    ...pointsOf(task.type, rated),
    scorer: 'speaking',
    scorerVersion,
    ...(facts.unheard === null && {
      heard: facts.heard.map(({ text, probability, startMs, endMs }) => ({
        text,
        probability,
        at: [startMs, endMs] as [number, number],
      })),
    }),
  };
}

const nothing = ({ type }: SpeakingTask, reason: SpeechReason): ReadonlyMap<Trait, Rated> =>
  new Map(
    traitsOf(type).map((trait) => [
      trait,
      { share: 0, evidence: trait === 'content' ? [speech(reason)] : [] },
    ]),
  );

function rate(task: SpeakingTask, facts: SpeakingFacts): ReadonlyMap<Trait, Rated> {
  const content = rateSpokenContent(task, facts);
  const sounding = soundingOf(facts, content);
  const traits: Partial<Record<Trait, () => Rated>> = {
    content: () => content.rated,
    fluency: () => withEnough(content, rateFluency(facts, content.words, sounding)),
    pronunciation: () =>
      withEnough(content, ratePronunciation(sounding.map(({ probability }) => probability))),
  };
  return new Map(
    traitsOf(task.type).map((trait) => [trait, traits[trait]?.() ?? { share: 0, evidence: [] }]),
  );
}

/** The words with a sound: from the text if it is known, otherwise from the transcript. */
const soundingOf = ({ reference, heard }: SpeakingFacts, { leftOut }: SpokenContent): readonly SpokenWord[] =>
  reference.length > 0 ? reference.filter((_, at) => !leftOut.has(at)) : heard;

/** Three words said well do not show how forty would be said, and an answer to another question is not said well here. */
function withEnough({ enough, counts }: SpokenContent, rated: Rated): Rated {
  if (enough >= 1 && counts >= 1) return rated;
  const reasons = [
    ...(counts < 1 ? [speech('little_content')] : []),
    ...(enough < 1 ? [speech('little_said')] : []),
  ];
  const alone = rated.share * enough;
  return {
    ...rated,
    alone,
    share: alone * counts,
    ...(rated.detailed !== undefined && { detailed: rated.detailed * enough * counts }),
    evidence: [...reasons, ...rated.evidence],
  };
}

/** The signature of this scorer's scores. */
export const speakingScorer = { scorer: 'speaking', scorerVersion } as const;
