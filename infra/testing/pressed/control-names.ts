import type { Area, Control } from './control.ts';

/** The content that pages show: what stands in no list of the product's own controls. */
export interface Content {
  /** Replaced wherever a name holds one. */
  readonly titles: readonly string[];
  /** Whole names that come from a question: its options, its paragraphs, what it asks. */
  readonly texts: ReadonlySet<string>;
}

/** What a question asks stands above its options. */
const groups = new Set(['group', 'radiogroup']);
/** A row of a list, which tells more of what it leads to than its name. */
const row = /<(title|code|e-mail)>./;
/** Whose buttons are the words of a question, topics, or what happened. */
const wordAreas = /^(Words|Transcript|Topics|Events, oldest first|Blank #)$/;

const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[^\s@“]+@[^\s@”]+\.\w+/g, '<e-mail>'],
  [/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g, '<id>'],
  [/\b[A-Z]{3}-\d+\b/g, '<code>'],
  [/“[^”]*”/g, '“…”'],
  [new RegExp(String.raw`\b\d{1,2} (${months})[a-z]* \d{4}\b`, 'g'), '<date>'],
  [/\d+([.,:/–]\d+)*/g, '#'],
  // How much of a list is done, and which way a column is sorted.
  [/ \(# of # done\)$/g, ''],
  [/, # unread$/g, ''],
  [/\b[Oo]ne step\b/g, '# steps'],
  [/^# more types? (is|are) coming$/g, '# more types are coming'],
  // A figure that is there once it was loaded.
  [/(?<=[a-z]) #(?= [A-Z][a-z])/g, ''],
  // How the platform is.
  [/^Health .*(?=Processes)/g, 'Health '],
  [/\b(a|de)scending$/g, '<direction>'],
  [/^Dictionary: .*/g, 'Dictionary: <word>'],
  // What was answered, when, and how it went.
  [/^Blank #: .*/g, 'Blank #'],
  [/^(Spelling|Grammar) error: .*/g, '<mark in a text>'],
  [/^<date>, #.*/g, '<attempt>'],
  [/^(Right|Partly right|Not right)\b.* #.*/g, '<question and its points>'],
  [/^#\. .+ (Being scored|No score)\b.*/g, '<question and its points>'],
  [/^Why this is (not )?right$/g, 'Why this is right or not'],
  [/^(Unread ?)?Your score was corrected:.*/g, 'Your score was corrected'],
  // A line of the list of security events on a phone.
  [/^.+, from .+, <date>, #$/g, '<security event>'],
  // Which type comes next, and which a scorecard speaks of, depends on what was asked and how it went.
  [/^Go on with [A-Z]{3}$/g, 'Go on with <type>'],
  [/^Practise (?!instead$).+/g, 'Practise <type>'],
  [/^.+(?=, share of the points in percent$)/g, '<type>'],
  [/\b[Pp]aragraph [A-J]\b/g, 'paragraph <letter>'],
];

/**
 * One line that names a control of the product, the same on every page, on every question and for every user: the
 * client, its role and its name. Where it stands is left out: a page that is being left is on the screen a while under
 * the address of the next one, and a dialog that closes has lost its name. `undefined` for pages of neither client.
 */
export function nameControl({ path, area, role, name }: Control, content: Content): string | undefined {
  const client = clientOf(path);
  if (client === undefined) return undefined;
  const shown = isOfQuestion(area, role, content) ? '<text>' : withoutContent(name, content);
  return `${client}: ${role} “${role === 'link' && row.test(shown) ? '<row>' : shown}”`;
}

/** Of what a question asks some is the same for all questions of a type, and stands in none. */
function isOfQuestion(area: Area | undefined, role: string, content: Content): boolean {
  if (area === undefined) return false;
  const name = withoutContent(area.name, content);
  if (name === '<text>' || (groups.has(area.role) && name.endsWith('?'))) return true;
  // Beside an option stands the product's button to hear why.
  if (name === 'Options') return role === 'radio' || role === 'checkbox';
  return wordAreas.test(name) && role !== 'summary';
}

function clientOf(path: string): string | undefined {
  if (/^\/(dev|docs|api)\b/.test(path) || !path.startsWith('/')) return undefined;
  return path.startsWith('/admin') ? 'console' : 'student';
}

function withoutContent(name: string, { titles, texts }: Content): string {
  const title = titles.find((one) => name.includes(one));
  if (title === undefined && texts.has(name)) return '<text>';
  const untitled = title === undefined ? name : name.replace(title, '<title>');
  return replacements.reduce((text, [from, to]) => text.replaceAll(from, to), untitled);
}
