import type { BodyOf } from '#domain/content/document.ts';
import type { FaqGroup } from '#domain/content/site-page.ts';

export interface Article {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly text: string;
  readonly publishedOn?: string | undefined;
  readonly updatedOn?: string | undefined;
  /** Pages to read next. */
  readonly related: readonly string[];
  readonly lists?: 'posts' | 'landings' | 'faq' | 'vocabulary' | undefined;
  readonly samples?: 'SRA' | 'SRS' | 'SSQ' | 'LWD' | undefined;
}

export interface Post extends Article {
  readonly slug: string;
  readonly publishedOn: string;
}

export interface Landing extends Article {
  readonly slug: string;
}

export interface ListedWord {
  readonly word: string;
  readonly partOfSpeech: 'noun' | 'verb' | 'adjective' | 'adverb';
  readonly definition: string;
  readonly example: string;
  readonly family: readonly string[];
}

export type Home = Omit<BodyOf<'home'>, 'kind'>;

/** The published content of the site: files of the release, which events of the console can replace. */
export interface Content {
  listPosts(): Promise<readonly Post[]>;
  listLandings(): Promise<readonly Landing[]>;
  listPages(): Promise<readonly Article[]>;
  listFaq(): Promise<readonly FaqGroup[]>;
  listWords(): Promise<readonly ListedWord[]>;
  /** undefined if it was withdrawn. */
  selectOptionalHome(): Promise<Home | undefined>;
}
