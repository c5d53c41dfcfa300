import { blogFeedbackId, blogFeedbackStream, giveFeedback } from '#domain/content/blog-feedback.ts';
import { countryOf } from '#domain/commerce/prices/country-of.ts';
import * as contract from '#domain/content/contract.ts';
import { fetchHome } from '#domain/content/home-contract.ts';
import { presentSlug } from '#domain/content/old-slugs.ts';
import { reject } from '#domain/core/events/decision.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle } from '../core/handle.ts';
import { done, route, type Route } from '../http/route.ts';
import { actorOf } from '../identity/principal.ts';
import type { Article, Post } from './content.ts';
import { documentRoutes } from './documents/routes.ts';
import { createPublishedContent } from './documents/published-content.ts';
import { contentFileRoutes } from './files-of-pages.ts';
import { createHomeView } from './site/home-view.ts';
import { pictureOf } from './site/picture-address.ts';

export function routes(dependencies: Dependencies): Route[] {
  const {
    journal,
    settings: { publicUrl },
  } = dependencies;
  const published = createPublishedContent(dependencies);
  const homeView = createHomeView(published, dependencies);
  const shown = ({ path, title, description }: Article) => ({
    url: new URL(path, publicUrl).href,
    image: pictureOf(path, publicUrl),
    title,
    description,
  });
  const selectOptionalPost = async (slug: string): Promise<Post | undefined> =>
    (await (await published()).content.listPosts()).find((post) => post.slug === presentSlug(slug));
  return [
    route(contract.fetchAllBlogs, async () => {
      const posts = await (await published()).content.listPosts();
      const blogs = posts.map((post) => ({ ...shown(post), slug: post.slug, publishedOn: post.publishedOn }));
      return { status: 200, body: { blogs } };
    }),

    route(contract.getBlogContent, async ({ input }) => {
      const post = await selectOptionalPost(input.slug);
      return post ? { status: 200 as const, body: shown(post) } : reject('not_found');
    }),

    route(contract.giveBlogFeedback, async ({ input, principal, context }) => {
      const post = await selectOptionalPost(input.slug);
      if (!post) return reject('not_found');
      const { slug } = post;
      const given = await handle(
        journal,
        blogFeedbackStream,
        blogFeedbackId(actorOf(principal).id, slug),
        context,
        (state) => giveFeedback(state, { slug, isHelpful: input.isHelpful }),
      );
      return 'rejected' in given ? given : done({}, given);
    }),

    route(contract.getLandingContent, async ({ input }) => {
      const { content } = await published();
      const landing = (await content.listLandings()).find(({ slug }) => slug === input.slug);
      if (!landing) return reject('not_found');
      const { title: seoTitle, ...rest } = shown(landing);
      return { status: 200 as const, body: { ...rest, seoTitle } };
    }),

    route(
      fetchHome,
      async ({ input, place }) => ({
        status: 200,
        body: await homeView(countryOf({ ...place, chosen: input.country, timeZone: input.timeZone })),
      }),
      { reads: ['content_documents'] },
    ),
    ...documentRoutes(dependencies),
    ...contentFileRoutes(dependencies),
  ];
}
