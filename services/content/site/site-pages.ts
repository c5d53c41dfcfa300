import type { PageCard, SitePage } from '#domain/content/site-page.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createDictionary } from '../../dictionary/dictionary.ts';
import type { Article, Content, Post } from '../content.ts';
import { homeOf } from './home-view.ts';
import { pictureOf } from './picture-address.ts';
import { listSamples } from './sample-questions.ts';
import { faqOf, structuredOf } from './structured.ts';
import { addSounds } from './vocabulary-words.ts';

export interface SitePages {
  selectOptionalPage(path: string): Promise<SitePage | undefined>;
  listArticles(): Promise<readonly Article[]>;
  listPosts(): Promise<readonly Post[]>;
  homePage(): Promise<SitePage>;
  pricingPage(): SitePage;
  missingPage(path: string): SitePage;
}

type SitePageDependencies = Pick<Dependencies, 'bank' | 'readModels' | 'signedFiles' | 'clock' | 'settings'>;

export function createSitePages(
  current: () => Promise<Content>,
  dependencies: SitePageDependencies,
): SitePages {
  const { publicUrl } = dependencies.settings;
  const dictionary = createDictionary();
  const listArticles = async (): Promise<Article[]> => {
    const content = await current();
    const all = await Promise.all([content.listPages(), content.listPosts(), content.listLandings()]);
    return all.flat();
  };
  const addressesOf = (path: string) => ({
    url: new URL(path, publicUrl).href,
    picture: pictureOf(path, publicUrl),
  });
  return {
    listArticles,
    listPosts: async () => (await current()).listPosts(),
    async selectOptionalPage(path) {
      const [content, articles] = [await current(), await listArticles()];
      const article = articles.find((one) => one.path === path);
      if (!article) return undefined;
      const { related, lists, samples, ...shown } = article;
      const faq = lists === 'faq' ? await content.listFaq() : undefined;
      const shownSamples = samples && (await listSamples(dependencies, samples, dependencies.clock()));
      const parents = parentsOf(path, articles);
      const addresses = addressesOf(path);
      return {
        ...shown,
        ...addresses,
        parents,
        faq,
        cards: await listedBy(content, lists),
        words: lists === 'vocabulary' ? await addSounds(dictionary, await content.listWords()) : undefined,
        samples: shownSamples,
        related: related.flatMap((href) => articles.filter((one) => one.path === href).map(cardOf)),
        feedbackOn: path.startsWith('/blog/') ? path.slice('/blog/'.length) : undefined,
        structured: structuredOf(article, { ...addresses, parents }, { faq, samples: shownSamples }),
      };
    },
    async homePage() {
      const { title, description, sections } = await homeOf(await current());
      const [hero] = sections;
      const questions = sections.flatMap((section) => (section.type === 'faq' ? section.questions : []));
      return {
        ...addressesOf('/'),
        path: '/',
        title,
        description,
        heading: hero?.type === 'hero' ? hero.title : title,
        text: '',
        parents: [],
        structured: [
          {
            '@context': 'https://schema.org',
            '@type': 'WebSite',
            name: 'Ninety',
            url: new URL('/', publicUrl).href,
          },
          ...(questions.length > 0 ? [faqOf(questions)] : []),
        ],
      };
    },
    pricingPage: () => ({
      ...addressesOf('/pricing'),
      path: '/pricing',
      title: 'Plans and prices',
      description:
        'What each Ninety plan includes and costs in your currency. You pay once: plans do not renew automatically.',
      heading: 'Plans and prices',
      text: '',
      parents: [],
      structured: [],
    }),
    missingPage: (path) => ({
      ...addressesOf(path),
      path,
      title: 'Page not found',
      description: 'This page does not exist.',
      heading: 'Page not found',
      text: 'The address may be mistyped, or the page has moved. Nothing is lost.',
      parents: [],
      structured: [],
      isMissing: true,
    }),
  };
}

async function listedBy(content: Content, lists: Article['lists']): Promise<PageCard[] | undefined> {
  if (lists === 'posts') return (await content.listPosts()).map(cardOf);
  if (lists === 'landings') return (await content.listLandings()).map(cardOf);
  return undefined;
}

const cardOf = ({ path, title, description, publishedOn }: Article): PageCard => ({
  href: path,
  title,
  text: description,
  ...(publishedOn !== undefined && { publishedOn }),
});

/** `/regulations/terms-of-use` is below `/regulations`. */
function parentsOf(path: string, articles: readonly Article[]): SitePage['parents'] {
  const parts = path.split('/').slice(1, -1);
  return parts.flatMap((_part, index) => {
    const href = `/${parts.slice(0, index + 1).join('/')}`;
    return articles.filter((one) => one.path === href).map(({ heading }) => ({ href, title: heading }));
  });
}
