import type { ShownPrices } from '../commerce/contract.ts';
import type { WordInfo } from '../dictionary/contract.ts';
import type { HomeView } from './home-contract.ts';
import type { SharedScorecard } from '../sittings/sharing/share-contract.ts';
import type { TypeCode } from '../question-types/type-code.ts';

export interface PageCard {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly publishedOn?: string;
}

export interface FaqGroup {
  readonly name: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

export interface VocabularyWord {
  readonly word: string;
  readonly partOfSpeech: WordInfo['meanings'][number]['partOfSpeech'];
  readonly definition: string;
  /** IPA, General American; null if unknown. */
  readonly pronunciation: string | null;
  readonly example: string;
  readonly family: readonly string[];
}

export interface SampleQuestion {
  readonly uid: string;
  readonly title: string;
  readonly text?: string;
  readonly sound?: string;
  readonly href: string;
}

/** The free question that visitors answer on the home page, without its key. */
export interface HomeQuestion {
  readonly uid: string;
  readonly revision: number;
  readonly type: TypeCode;
  readonly name: string;
  readonly text: string;
  readonly question: string;
  readonly options: readonly string[];
}

/** A page of the public site as data, rendered by the student client's renderer. */
export interface SitePage {
  readonly path: string;
  /** For search engines and the tab, without the site's name. */
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly text: string;
  readonly publishedOn?: string | undefined;
  readonly updatedOn?: string | undefined;
  /** Ancestors, topmost first. */
  readonly parents: readonly Pick<PageCard, 'href' | 'title'>[];
  readonly cards?: readonly PageCard[] | undefined;
  readonly related?: readonly PageCard[] | undefined;
  readonly faq?: readonly FaqGroup[] | undefined;
  readonly words?: readonly VocabularyWord[] | undefined;
  readonly samples?: readonly SampleQuestion[] | undefined;
  readonly home?: HomeView | undefined;
  readonly question?: HomeQuestion | undefined;
  readonly feedbackOn?: string | undefined;
  /** schema.org objects. */
  readonly structured: readonly object[];
  readonly picture: string;
  readonly url: string;
  readonly isMissing?: true;
}

export interface PageParts {
  readonly head: string;
  readonly body: string;
}

/** The part of the student client's build that the server calls. */
export interface SiteRenderer {
  renderPage(page: SitePage): string;
  /** @param prices for the visitor, used until the client has fetched its own */
  renderPricing(page: SitePage, prices: ShownPrices): PageParts;
  /** @param shareId the last part of its link */
  renderScorecard(shareId: string, scorecard: SharedScorecard): PageParts;
  isAppPath(pathname: string): boolean;
}
