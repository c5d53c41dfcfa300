import { LRUCache } from 'lru-cache';
import type { Country } from '#domain/commerce/contract.ts';
import { anchorOf } from '#domain/content/anchor-of.ts';
import type { HomeView } from '#domain/content/home-contract.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { sections } from '#domain/question-types/section.ts';
import { countExercises, type ExerciseCount } from '#projections/questions/exercises.ts';
import { listQuestions } from '#projections/questions/queries.ts';
import { listApproved } from '#projections/testimonials/queries.ts';
import { readShownPrices } from '../../commerce/prices/read-shown-prices.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Content, Home } from '../content.ts';
import type { PublishedContent } from '../documents/published-content.ts';
import { createContentFiles } from '../content-files.ts';

const [postsShown, reviewsShown] = [3, 6];
/** How old counts, reviews and prices may be. */
const cacheMs = 60_000;
const anyone = { visitorId: '00000000-0000-0000-0000-000000000000' };
const templatesPath = '/templates';

const files = createContentFiles();

export async function homeOf(content: Content): Promise<Home> {
  const home = (await content.selectOptionalHome()) ?? (await files.selectOptionalHome());
  if (!home) throw new Error('The release has no home page');
  return home;
}

type HomeDependencies = Pick<Dependencies, 'journal' | 'readModels' | 'settings' | 'clock' | 'log'>;

/** Leaves out data that cannot be read now. */
export async function readHomeView(
  content: Content,
  country: Country,
  { log, ...dependencies }: HomeDependencies,
): Promise<HomeView> {
  const { db } = dependencies.readModels;
  const orNothing = async <Value>(read: Promise<Value>, nothing: Value): Promise<Value> =>
    read.catch((error: unknown) => {
      log.warn({ err: error }, 'serving the home page without part of its data');
      return nothing;
    });
  const [home, posts, pages, reviews, exercises, free, plans] = await Promise.all([
    homeOf(content),
    content.listPosts(),
    content.listPages(),
    orNothing(listApproved(db, { limit: reviewsShown, order: 'best' }), []),
    orNothing(countExercises(db, anyone, {}), []),
    orNothing(countFree(db), 0),
    orNothing(
      readShownPrices(dependencies, { country }, dependencies.clock()).then(({ offers }) => offers),
      [],
    ),
  ]);
  const templates = pages.find(({ path }) => path === templatesPath)?.text ?? '';
  return {
    sections: [...home.sections],
    posts: posts
      .slice(0, postsShown)
      .map(({ path, title, description }) => ({ href: path, title, text: description })),
    reviews: reviews.map(({ header, quote, rating }) => ({ header, quote, rating })),
    templates: [...templates.matchAll(/^## (.+)$/gm)].map(([, title = '']) => ({
      href: `${templatesPath}#${anchorOf(title)}`,
      title,
    })),
    counts: {
      questions: exercises.reduce((sum, { total }) => sum + total, 0),
      types: exercises.filter(({ total }) => total > 0).length,
      free,
      skills: countSkills(exercises),
    },
    country,
    plans: plans.filter(({ group }) => group === 'subscription').map(({ name, price }) => ({ name, price })),
  };
}

function countSkills(exercises: readonly ExerciseCount[]): HomeView['counts']['skills'] {
  return sections.flatMap((skill) => {
    const own = exercises.filter(({ type, total }) => catalogue[type].section === skill && total > 0);
    const questions = own.reduce((sum, { total }) => sum + total, 0);
    return questions === 0 ? [] : [{ skill, questions, types: own.length }];
  });
}

async function countFree(db: Dependencies['readModels']['db']): Promise<number> {
  const { total } = await listQuestions(db, anyone, {
    filter: { free: true },
    sort: { field: 'uid', order: 'asc' },
    offset: 0,
    limit: 1,
  });
  return total;
}

export function createHomeView(
  published: () => Promise<PublishedContent>,
  dependencies: HomeDependencies,
): (country: Country) => Promise<HomeView> {
  const kept = new LRUCache<string, HomeView, { readonly content: Content; readonly country: Country }>({
    max: 100,
    ttl: cacheMs,
    fetchMethod: (_key, _stale, { context: { content, country } }) =>
      readHomeView(content, country, dependencies),
  });
  return async (country) => {
    const { content, version } = await published();
    return kept.forceFetch(`${country}\n${version}`, { context: { content, country } });
  };
}
