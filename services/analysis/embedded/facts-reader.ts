import { Defect } from '#domain/core/defect.ts';
import type { WritingFacts } from '#domain/scoring/writing/facts.ts';
import type { WrittenAnswer } from '#domain/scoring/writing-analysis.ts';
import type { LanguageFacts } from '../language/language-facts.ts';
import type { MeaningFacts } from '../meaning/meaning-facts.ts';
import { createMeaningThread, type MeaningThread } from './meaning-thread.ts';
import { createReadingThread } from './reading-thread.ts';

export interface FactsReader extends AsyncDisposable {
  /** @throws Error if the facts are unavailable now */
  factsOf(answer: WrittenAnswer): Promise<WritingFacts>;
}

/** Starts two threads with the first answer, for language and for meaning. @param shared stays open after disposal */
export function createFactsReader(shared?: MeaningThread): FactsReader {
  const language = createReadingThread<WrittenAnswer, LanguageFacts>(
    new URL('./language-worker.ts', import.meta.url),
  );
  const meaning = shared ?? createMeaningThread();
  return {
    async factsOf(answer) {
      const [ofLanguage, ofMeaning] = await Promise.all([language.read(answer), meaning.read(answer)]);
      return joined(ofLanguage, ofMeaning);
    },
    async [Symbol.asyncDispose]() {
      await language[Symbol.asyncDispose]();
      if (!shared) await meaning[Symbol.asyncDispose]();
    },
  };
}

function joined(language: LanguageFacts, meaning: MeaningFacts): WritingFacts {
  const { nearPrompt, points } = meaning;
  const sentences = language.sentences.map((sentence, at) => {
    const meant = meaning.sentences[at];
    if (!meant) throw new Defect('The two halves of an answer see other sentences');
    return { ...sentence, ...meant };
  });
  return { ...language, sentences, nearPrompt, points };
}
