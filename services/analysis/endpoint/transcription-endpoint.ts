import type { TimedWord } from '../speech/recogniser/timed-words.ts';
import { mediaTypeOf } from '../speech/sound/media-type.ts';
import {
  askEndpoint,
  createEndpointClient,
  defaultTimeoutMs,
  type EndpointOptions,
} from './endpoint-client.ts';
import { wordsOfTranscription } from './transcription.ts';

export interface TranscriptionEndpoint {
  readonly model: string;
  /** At least one word. @param sound WAV, WebM, Ogg or MP4 @param seconds drops later words @throws EndpointFailed */
  wordsIn(sound: Uint8Array, seconds: number): Promise<TimedWord[]>;
}

/**
 * OpenAI's `/audio/transcriptions`. Sends nothing of the question, because a recogniser tends to hear expected words.
 */
export function createTranscriptionEndpoint(options: EndpointOptions): TranscriptionEndpoint {
  const { model, timeoutMs = defaultTimeoutMs } = options;
  const client = createEndpointClient(options, timeoutMs);
  return {
    model,
    wordsIn: (sound, seconds) =>
      askEndpoint('speech', timeoutMs, async (signal) => {
        const type = mediaTypeOf(sound);
        const file = new File([new Uint8Array(sound)], `answer.${type.split('/')[1]}`, { type });
        const answered: unknown = await client.audio.transcriptions.create(
          {
            model,
            file,
            language: 'en',
            temperature: 0,
            response_format: 'verbose_json',
            timestamp_granularities: ['word'],
          },
          { signal },
        );
        return wordsOfTranscription(answered, seconds);
      }),
  };
}
