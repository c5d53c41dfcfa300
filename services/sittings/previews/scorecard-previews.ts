import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { reject } from '#domain/core/events/decision.ts';
import { element, escaped } from '#domain/core/text/markup.ts';
import { fetchScorecardPicture, type SharedScorecard } from '#domain/sittings/sharing/share-contract.ts';
import { sections } from '#domain/question-types/section.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { ReadableFile } from '../../files/file-store.ts';
import type { PagePreview } from '../../http/pages.ts';
import { route, type Route } from '../../http/route.ts';
import { readShared } from '../sharing/read-shared.ts';
import { drawPng } from './draw-png.ts';
import { previewTags } from './preview-tags.ts';
import { descriptionOf, drawScorecard, pictureSize, titleOf } from './scorecard-picture.ts';

/** The picture of a shared scorecard, cached briefly: sites that show a link fetch it often. */
export function previewRoutes(dependencies: Dependencies): Route[] {
  const drawn = new LRUCache<string, ReadableFile>({
    max: 200,
    fetchMethod: async (svg) => inMemory(await drawPng(svg)),
  });
  return [
    route(
      fetchScorecardPicture,
      async ({ input: { shareId } }) => {
        const scorecard = await readShared(dependencies, shareId);
        const stored = scorecard && (await drawn.fetch(drawScorecard(scorecard)));
        if (!stored) return reject('mock_test_not_found');
        // A revoked scorecard must disappear immediately, as far as we control it.
        return { status: 200, file: { stored, mediaType: 'image/png', cacheControl: 'no-cache' } };
      },
      { reads: ['sittings'] },
    ),
  ];
}

type PreviewDependencies = Pick<
  Dependencies,
  'journal' | 'readModels' | 'mockTests' | 'siteRenderer' | 'settings'
>;

/** The page of a shared scorecard; undefined if it is not shared. Not indexed, because it is personal. */
export const scorecardPreview = (dependencies: PreviewDependencies): PagePreview => ({
  path: '/mock-test/scorecard/:id',
  async partsOf(shareId) {
    const [scorecard, renderer] = await Promise.all([
      readShared(dependencies, shareId),
      dependencies.siteRenderer(),
    ]);
    if (!scorecard || !renderer) return undefined;
    const site = dependencies.settings.publicUrl;
    const id = encodeURIComponent(shareId);
    const description = `${descriptionOf(scorecard)}. Estimates from a mock test, not scores of the exam.`;
    const { head, body } = renderer.renderScorecard(shareId, scorecard);
    const tags = previewTags({
      title: titleOf(scorecard),
      description,
      url: new URL(`/mock-test/scorecard/${id}`, site).href,
      picture: {
        url: new URL(fetchScorecardPicture.path.replace(':shareId', id), site).href,
        ...pictureSize,
        alt: inWords(scorecard),
      },
    });
    return {
      head: [
        element('title', {}, escaped(`${titleOf(scorecard)} · Ninety`)),
        element('meta', { name: 'description', content: description }),
        element('meta', { name: 'robots', content: 'noindex' }),
        tags,
        head,
      ].join('\n    '),
      body,
    };
  },
});

function inWords({ estimate: { overall, skills } }: SharedScorecard): string {
  const figures = [
    ['overall', overall] as const,
    ...sections.map((skill) => [skill, skills[skill]] as const),
  ];
  const told = figures.flatMap(([name, figure]) =>
    figure ? [`${name} ${figure.value} (${figure.low} to ${figure.high})`] : [],
  );
  return told.length === 0 ? 'Nothing is scored.' : `Estimated: ${told.join(', ')}.`;
}

function inMemory(content: Buffer): ReadableFile {
  return {
    bytes: content.length,
    version: createHash('sha256').update(content).digest('base64url'),
    read: (first, last) => Readable.from([content.subarray(first, last + 1)]),
  };
}
