import type { ContentBody, NewKind } from '#domain/content/document.ts';

const article = { title: '', description: '', heading: '', text: '', related: [] };

export function newBody(kind: NewKind): ContentBody {
  switch (kind) {
    case 'post':
      return { kind, ...article, publishedOn: new Date().toISOString().slice(0, 10) };
    case 'landing':
    case 'page':
      return { kind, ...article };
    case 'faq':
      return { kind, name: '', questions: [{ question: '', answer: '' }] };
    case 'word':
      return { kind, word: '', partOfSpeech: 'noun', definition: '', example: '', family: [] };
  }
}
