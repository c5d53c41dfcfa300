import type { ShownPrices } from '../commerce/contract.ts';
import type { WordInfo } from '../dictionary/contract.ts';
import type { HomeView } from './home-contract.ts';
import type { SharedScorecard } from '../sittings/sharing/share-contract.ts';
import type { TypeCode } from '../question-types/type-code.ts';

export interface PageCard {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  /** ISO 8601, a date. */
  readonly publishedOn?: string;
}

export interface FaqGroup {
  readonly name: string;
  /** Answers are Markdown. */
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** A word of the academic vocabulary. */
export interface VocabularyWord {
  readonly word: string;
  readonly partOfSpeech: WordInfo['meanings'][number]['partOfSpeech'];
  readonly definition: string;
  /** In IPA, General American; `null` where the dictionary has no sound for it. */
  readonly pronunciation: string | null;
  readonly example: string;
  /** Other words of its family. */
  readonly family: readonly string[];
}

/** A free question as a page shows it: without its key. */
export interface SampleQuestion {
  readonly uid: string;
  readonly title: string;
  /** What is to be read aloud. */
  readonly text?: string;
  /** Where its recording plays for the next hours. */
  readonly sound?: string;
  /** Where it can be answered. */
  readonly href: string;
}

/** The free question of the home page, which visitors answer in place: without its key. */
export interface HomeQuestion {
  readonly uid: string;
  readonly revision: number;
  readonly type: TypeCode;
  readonly name: string;
  /** Paragraphs, with an empty line between them. */
  readonly text: string;
  readonly question: string;
  readonly options: readonly string[];
}

/** A page of the public site, as data: the server reads it, the student client's renderer writes it. */
export interface SitePage {
  /** Such as `/blog/linking-words`. */
  readonly path: string;
  /** For search engines and the tab, without the name of the site. */
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  /** Markdown. */
  readonly text: string;
  /** ISO 8601, dates. */
  readonly publishedOn?: string | undefined;
  readonly updatedOn?: string | undefined;
  /** Pages above it, the topmost first. */
  readonly parents: readonly Pick<PageCard, 'href' | 'title'>[];
  readonly cards?: readonly PageCard[] | undefined;
  readonly related?: readonly PageCard[] | undefined;
  readonly faq?: readonly FaqGroup[] | undefined;
  readonly words?: readonly VocabularyWord[] | undefined;
  readonly samples?: readonly SampleQuestion[] | undefined;
  /** The sections of the home page. */
  readonly home?: HomeView | undefined;
  /** Beside the hero of the home page. */
  readonly question?: HomeQuestion | undefined;
  /** Of a post: readers say whether it was helpful. */
  readonly feedbackOn?: string | undefined;
  /** Descriptions for search engines, in the terms of schema.org. */
  readonly structured: readonly object[];
  readonly picture: string;
  readonly url: string;
  /** The answer says that the page does not exist. */
  readonly isMissing?: true;
}

export interface PageParts {
  readonly head: string;
  readonly body: string;
}

/** What the build of the student client gives to the server. */
export interface SiteRenderer {
  /** The whole document. */
  renderPage(page: SitePage): string;
  /** @param prices as a visitor sees them, and the client until it has asked itself */
  renderPricing(page: SitePage, prices: ShownPrices): PageParts;
  /** @param shareId the last part of its link */
  renderScorecard(shareId: string, scorecard: SharedScorecard): PageParts;
  /** Whether the student client has a page at this path. @param pathname such as `/mock-test` */
  isAppPath(pathname: string): boolean;
}
