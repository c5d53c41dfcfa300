import type { SpeakingFacts } from '#domain/scoring/speaking/facts.ts';
import { scoreSpeaking } from '#domain/scoring/speaking/score-speaking.ts';
import type { SpeechAnalysis, SpokenAnswer } from '#domain/scoring/speech-analysis.ts';
import type { EmbeddedSpeech } from '../embedded/embedded-speech.ts';
import { EndpointFailed, triesOfEndpoint } from './endpoint-client.ts';
import type { TranscriptionEndpoint } from './transcription-endpoint.ts';

/** Increment on every change of how the endpoint's words are used. */
const scorerVersion = 5;
const scorer = 'speaking-transcription';

/**
 * Scores with an endpoint's words, but our own sound, times and points. Silence and read-aloud texts stay ours, because
 * a good recogniser corrects the learner. After `triesOfEndpoint` failures we score alone, and the score says so.
 */
export function createEndpointSpeech(
  endpoint: TranscriptionEndpoint,
  embedded: EmbeddedSpeech,
): SpeechAnalysis {
  return {
    async score(answer, attempt = 1) {
      const own = await embedded.factsOf(answer);
      if (isSettled(answer, own)) return scoreSpeaking(answer, own);
      if (attempt > triesOfEndpoint) return { ...scoreSpeaking(answer, own), insteadOf: scorer };
      const said = await endpoint.wordsIn(answer.sound, own.lengthMs / 1000);
      const facts = await embedded.factsOf(answer, said);
      if (facts.unheard !== null) throw new EndpointFailed('speech', 'its words do not fit the sound');
      return { ...scoreSpeaking(answer, facts), scorer, scorerVersion, model: endpoint.model };
    },
  };
}

/** Whether to skip the endpoint. Not for unintelligible speech: a better recogniser may understand it. */
const isSettled = ({ reference }: SpokenAnswer, { unheard }: SpeakingFacts) =>
  reference !== undefined || (unheard !== null && unheard !== 'not_understood');
