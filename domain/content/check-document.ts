import { anchorOf } from './anchor-of.ts';
import type { ContentBody } from './document.ts';
import { linksOfSection, picturesOfSection, type HomeSection } from './home-sections.ts';

export type ProblemKind =
  | 'broken_link'
  | 'broken_anchor'
  | 'unsafe_link'
  | 'picture_without_text'
  | 'foreign_picture'
  | 'missing_picture'
  | 'html'
  | 'first_level_heading'
  | 'title_length'
  | 'description_length'
  | 'word_not_in_example';

export interface Problem {
  readonly kind: ProblemKind;
  readonly detail: string;
}

export interface LinkTargets {
  isPage(path: string): boolean;
  /** @param id of an uploaded picture */
  isPicture(id: string): boolean;
}

const pictureAddress = '/api/aws/getImageFile/';
/** `content-` and a part of a hash. */
export const pictureIdPattern = /^content-[0-9a-f]{12}\.(?:jpg|png)$/;
const pdfAddress = '/api/aws/getPdfFile/';

const linkPattern = /(!?)\[((?:[^\]\\]|\\.)*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g;
const autoLinkPattern = /<((?:https?|mailto|ftp|javascript|data):[^>\s]*)>/gi;
/** Reference definitions: `[a]: /b`. */
const definitionPattern = /^ {0,3}\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)/gm;

export const picturesIn = (body: ContentBody): string[] =>
  body.kind === 'home'
    ? body.sections.flatMap(picturesOfSection).flatMap(({ address }) => pictureIdIn(address))
    : textsOf(body).flatMap((text) =>
        [...text.matchAll(linkPattern)].flatMap(([, mark, , target = '']) =>
          mark === '!' && target.startsWith(pictureAddress) ? [target.slice(pictureAddress.length)] : [],
        ),
      );

const pictureIdIn = (address: string): string[] =>
  address.startsWith(pictureAddress) ? [address.slice(pictureAddress.length)] : [];

/** The problems that prevent a publication. */
export function checkDocument(body: ContentBody, known: LinkTargets): Problem[] {
  return [
    ...textsOf(body).flatMap((text) => checkText(text, known)),
    ...('related' in body ? body.related : [])
      .filter((href) => !known.isPage(pathOf(href)))
      .map((detail) => ({ kind: 'broken_link' as const, detail })),
    ...(body.kind === 'home' ? body.sections.flatMap((section) => checkSection(section, known)) : []),
    ...checkHead(body),
  ];
}

function checkSection(section: HomeSection, known: LinkTargets): Problem[] {
  return [
    ...picturesOfSection(section).flatMap(({ address, text }) => checkPicture(text, address, known)),
    ...linksOfSection(section).flatMap((href) => checkLink(href, new Set(), known)),
  ];
}

function textsOf(body: ContentBody): readonly string[] {
  if (body.kind === 'word' || body.kind === 'home') return [];
  return body.kind === 'faq' ? body.questions.map(({ answer }) => answer) : [body.text];
}

function checkText(text: string, known: LinkTargets): Problem[] {
  const prose = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  const anchors = new Set([...prose.matchAll(/^#{2} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));
  const problems: Problem[] = [];
  for (const [, mark, words = '', target = ''] of prose.matchAll(linkPattern)) {
    if (mark === '!') problems.push(...checkPicture(words, target, known));
    else problems.push(...checkLink(target, anchors, known));
  }
  for (const [, target = ''] of prose.matchAll(autoLinkPattern))
    problems.push(...checkLink(target, anchors, known));
  for (const [, target = ''] of prose.matchAll(definitionPattern))
    problems.push(...checkLink(target, anchors, known));
  for (const [tag] of prose.replaceAll(autoLinkPattern, '').matchAll(/<\/?[a-z][^>]*>|<!--/gi))
    problems.push({ kind: 'html', detail: tag });
  for (const [, heading = ''] of prose.matchAll(/^# (.+)$/gm))
    problems.push({ kind: 'first_level_heading', detail: heading });
  return problems;
}

function checkLink(target: string, anchors: ReadonlySet<string>, known: LinkTargets): Problem[] {
  if (target.startsWith('#'))
    return anchors.has(target.slice(1)) ? [] : [{ kind: 'broken_anchor', detail: target }];
  if (/^(?:https:\/\/|mailto:)/i.test(target)) return [];
  if (!/^\/(?![/\\])/.test(target)) return [{ kind: 'unsafe_link', detail: target }];
  if (target.startsWith(pdfAddress) || known.isPage(pathOf(target))) return [];
  return [{ kind: 'broken_link', detail: target }];
}

function checkPicture(words: string, target: string, known: LinkTargets): Problem[] {
  return [
    ...(words.trim() === '' ? [{ kind: 'picture_without_text' as const, detail: target }] : []),
    ...(!target.startsWith(pictureAddress)
      ? [{ kind: 'foreign_picture' as const, detail: target }]
      : known.isPicture(target.slice(pictureAddress.length))
        ? []
        : [{ kind: 'missing_picture' as const, detail: target }]),
  ];
}

/** Search engines show up to 65 letters of a title and 160 of a description. */
function checkHead(body: ContentBody): Problem[] {
  if (body.kind === 'faq') return [];
  if (body.kind === 'word') {
    const stem = body.word.slice(0, Math.max(3, body.word.length - 2)).toLowerCase();
    const isShown = body.example.toLowerCase().includes(stem);
    return isShown ? [] : [{ kind: 'word_not_in_example', detail: body.word }];
  }
  const { title, description } = body;
  return [
    ...(title.length > 65 ? [{ kind: 'title_length' as const, detail: String(title.length) }] : []),
    ...(description.length <= 40 || description.length > 160
      ? [{ kind: 'description_length' as const, detail: String(description.length) }]
      : []),
  ];
}

const pathOf = (href: string): string => {
  const path = href.replace(/[?#].*$/, '');
  return path === '/' ? path : path.replace(/\/$/, '');
};
