import type { Config } from '#infra/config/config.ts';
import type { Analyses } from '#services/analysis/answer-to-score.ts';
import type { EmbeddedAnalyses } from '#services/analysis/embedded/embedded-analyses.ts';
import { createChatEndpoint } from '#services/analysis/endpoint/chat-endpoint.ts';
import { createEndpointSpeech } from '#services/analysis/endpoint/endpoint-speech.ts';
import { createEndpointWriting } from '#services/analysis/endpoint/endpoint-writing.ts';
import { createTranscriptionEndpoint } from '#services/analysis/endpoint/transcription-endpoint.ts';

/** The configured endpoints score answers, otherwise this release does. */
export function analysesOf(
  { writingEndpoint, speechEndpoint }: Pick<Config, 'writingEndpoint' | 'speechEndpoint'>,
  embedded: EmbeddedAnalyses,
): Analyses {
  return {
    ...embedded,
    ...(writingEndpoint && {
      writing: createEndpointWriting(createChatEndpoint(writingEndpoint), embedded.writing),
    }),
    ...(speechEndpoint && {
      speech: createEndpointSpeech(createTranscriptionEndpoint(speechEndpoint), embedded.speech),
    }),
  };
}
