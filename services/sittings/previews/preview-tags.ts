import { element, type Markup } from '#domain/core/text/markup.ts';

export interface Preview {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly picture: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
}

/** Open Graph tags, and the one that Twitter also needs. */
export function previewTags({ title, description, url, picture }: Preview): Markup {
  const tags = {
    'og:site_name': 'Ninety',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': picture.url,
    'og:image:type': 'image/png',
    'og:image:width': picture.width,
    'og:image:height': picture.height,
    'og:image:alt': picture.alt,
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(tags)
    .map(([property, content]) => element('meta', { property, content }))
    .join('\n    ');
}
