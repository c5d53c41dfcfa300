import type { BodyOf } from '#domain/content/document.ts';
import type { FaqGroup } from '#domain/content/site-page.ts';

export interface Article {
  /** Such as `/blog/linking-words`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly text: string;
  /** ISO 8601, dates. */
  readonly publishedOn?: string | undefined;
  readonly updatedOn?: string | undefined;
  /** Addresses of pages that readers go to next. */
  readonly related: readonly string[];
  /** What the page lists below its text. */
  readonly lists?: 'posts' | 'landings' | 'faq' | 'vocabulary' | undefined;
  /** The type of the free questions that the page shows. */
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

/** What is published on the site. It comes from files of the release; events of the console can replace them. */
export interface Content {
  /** The newest first. */
  listPosts(): Promise<readonly Post[]>;
  listLandings(): Promise<readonly Landing[]>;
  /** Pages that are neither posts nor landing pages. */
  listPages(): Promise<readonly Article[]>;
  listFaq(): Promise<readonly FaqGroup[]>;
  listWords(): Promise<readonly ListedWord[]>;
  /** Nothing where it was withdrawn. */
  selectOptionalHome(): Promise<Home | undefined>;
}
