import { pictureIdPattern, picturesIn, type LinkTargets } from '#domain/content/check-document.ts';
import { addressOf, type ContentBody } from '#domain/content/document.ts';
import { oldSlugs } from '#domain/content/old-slugs.ts';
import { isPublicPath } from '#domain/core/site-paths.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Documents } from './as-documents.ts';

/** Lists that are no documents. */
const lists = new Set(['/', '/sitemap.xml', '/rss.xml']);

/** @param checked the documents whose pictures are looked up */
export async function findLinkTargets(
  { files, siteRenderer }: Pick<Dependencies, 'files' | 'siteRenderer'>,
  documents: Documents,
  checked: readonly ContentBody[],
): Promise<LinkTargets> {
  const pages = new Set([...documents.keys()].map(addressOf));
  const renderer = await siteRenderer();
  const ids = new Set(checked.flatMap(picturesIn).filter((id) => pictureIdPattern.test(id)));
  const found = await Promise.all(
    [...ids].map(async (id) =>
      (await files.find({ owner: { kind: 'installation' }, key: id })) ? [id] : [],
    ),
  );
  const pictures = new Set(found.flat());
  return {
    isPage: (path) => {
      if (lists.has(path) || pages.has(path)) return true;
      if (isPublicPath(path)) return Object.keys(oldSlugs).some((slug) => path === `/blog/${slug}`);
      // Without the client's build its pages are unknown.
      return renderer?.isAppPath(path) ?? true;
    },
    isPicture: (id) => pictures.has(id),
  };
}
