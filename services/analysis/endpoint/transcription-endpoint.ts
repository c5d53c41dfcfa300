import type { SaidWord } from '../speech/recogniser/said-words.ts';
import { mediaTypeOf } from '../speech/sound/media-type.ts';
import {
  askEndpoint,
  createEndpointClient,
  defaultTimeoutMs,
  type EndpointOptions,
} from './endpoint-client.ts';
import { wordsOfTranscription } from './transcription.ts';

/** An endpoint that tells the words of recordings. */
export interface TranscriptionEndpoint {
  readonly model: string;
  /**
   * @param sound WAV, WebM, Ogg or MP4, as it was uploaded
   * @param seconds how long it is: words behind its end are no answer
   * @returns one word at least, in order
   * @throws EndpointFailed for anything but words that can be read: the caller asks again, or does without
   */
  wordsIn(sound: Uint8Array, seconds: number): Promise<SaidWord[]>;
}

/**
 * An endpoint that speaks OpenAI's `/audio/transcriptions`. It is told nothing of the question: what a recogniser
 * expects to hear, it hears.
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
