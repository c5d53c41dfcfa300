import type { Area, Control } from './control.ts';

/** The content that pages show: what stands in no list of the product's own controls. */
export interface Content {
  /** Replaced wherever a name holds one. */
  readonly titles: readonly string[];
  /** Whole names that come from a question: its options, its paragraphs, what it asks. */
  readonly texts: ReadonlySet<string>;
}

/** What a person sees first of what stands around a control tells where it is; what is left out tells of content. */
const places = new Set(['alertdialog', 'dialog', 'menu']);
const groups = new Set(['group', 'navigation', 'radiogroup', 'toolbar']);
/** A row of a list, which tells more of what it leads to than its name. */
const row = /<(title|code|e-mail)>./;
/** Whose buttons are the words of a question, topics, or what happened. */
const wordAreas = /^(Words|Transcript|Topics|Events, oldest first|Blank #)$/;
/** What any page shows: while it waits for its code or its data, when it tells of something, to a visitor. */
const anywhere = new Set(['Load the page again', 'Close this message', 'Log in now']);

const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[^\s@“]+@[^\s@”]+\.\w+/g, '<e-mail>'],
  [/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g, '<id>'],
  [/\b[A-Z]{3}-\d+\b/g, '<code>'],
  [/“[^”]*”/g, '“…”'],
  [new RegExp(String.raw`\b\d{1,2} (${months})[a-z]* \d{4}\b`, 'g'), '<date>'],
  [/\d+([.,:/–]\d+)*/g, '#'],
  // How much of a list is done, and which way a column is sorted.
  [/ ?, # of # done$/g, ''],
  [/, # unread$/g, ''],
  [/^One step\b/g, '# steps'],
  [/^# more types? (is|are) coming$/g, '# more types are coming'],
  // A figure that is there once it was loaded.
  [/(?<=[a-z]) #(?= [A-Z][a-z])/g, ''],
  // How the platform is.
  [/^Health .*(?=Processes)/g, 'Health '],
  [/\b(a|de)scending$/g, '<direction>'],
  [/^Dictionary: .*/g, 'Dictionary: <word>'],
  // What was answered, when, and how it went.
  [/^Blank #: .*/g, 'Blank #'],
  [/^<date>, #.*/g, '<attempt>'],
  [/^(Right|Partly right|Not right)\b.* #.*/g, '<question and its points>'],
  [/^Why this is (not )?right$/g, 'Why this is right or not'],
  [/^Your score was corrected:.*/g, 'Your score was corrected'],
  [/\b[Pp]aragraph [A-J]\b/g, 'paragraph <letter>'],
];

/**
 * One line that names a control of the product, the same on every question and for every user: the client, where the
 * control stands, its role and its name. A dialog and a menu are places of their own, whichever page opens them, and
 * what surrounds every page is told of once. `undefined` for pages that belong to neither client.
 */
export function nameControl(control: Control, content: Content): string | undefined {
  const client = clientOf(control.path);
  if (client === undefined) return undefined;
  const areas = control.areas.map(({ role, name }) => ({ role, name: withoutContent(name, content) }));
  const [first] = areas;
  const isContent =
    first !== undefined && (isText(first) || (wordAreas.test(first.name) && control.role !== 'summary'));
  const name = isContent ? '<text>' : nameOf(control, content);
  const where = anywhere.has(name) ? 'every page' : whereIs(control.path, areas);
  return `${client}, ${where}: ${control.role} “${name}”`;
}

function nameOf(control: Control, content: Content): string {
  const name = withoutContent(control.name, content);
  return control.role === 'link' && row.test(name) ? '<row>' : name;
}

/** Of what a question asks some is the same for all questions of a type, and stands in none. */
const isText = ({ role, name }: Area) => name === '<text>' || (groups.has(role) && name.endsWith('?'));

function whereIs(path: string, areas: Control['areas']): string {
  const place = areas.find(({ role }) => places.has(role));
  const group = areas.find((area) => groups.has(area.role) && !isText(area));
  const parts = [group && `${group.role} “${group.name}”`];
  if (place) parts.push(place.name === '' ? place.role : `${place.role} “${place.name}”`);
  else parts.push(areas.some(({ role }) => role === 'main') ? pattern(path) : 'every page');
  return parts.filter(Boolean).join(' of ');
}

function clientOf(path: string): string | undefined {
  if (/^\/(dev|docs|api)\b/.test(path) || !path.startsWith('/')) return undefined;
  return path.startsWith('/admin') ? 'console' : 'student';
}

/** The page's path without the ids in it; the tabs of what is shown are one page, a form for what is new or not is one form. */
const pattern = (path: string) =>
  path
    .replace(/\/show\/.*/, '/show')
    .replace(/\/create$/, '/:id')
    .replace(/#\/$/, '')
    .split('/')
    .map((part) => (/^[A-Z]{3}-\d+$|^[\da-f-]{36}$/.test(part) ? ':id' : part))
    .join('/');

function withoutContent(name: string, { titles, texts }: Content): string {
  const title = titles.find((one) => name.includes(one));
  if (title === undefined && texts.has(name)) return '<text>';
  const untitled = title === undefined ? name : name.replace(title, '<title>');
  return replacements.reduce((text, [from, to]) => text.replaceAll(from, to), untitled);
}
