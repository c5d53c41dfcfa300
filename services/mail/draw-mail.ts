import type { Mail, MailBlock } from './mail.ts';
import { unsubscribeWords, type MailParts } from './mail-parts.ts';
import type { OutboxMail } from './outbox.ts';

/** The ways out of the list that a mail belongs to. Both are absolute addresses with a token. */
export interface UnsubscribeLinks {
  /** Where a person is asked whether they want no more. */
  readonly page: string;
  /** What a mail program calls when its user presses its own button: RFC 8058. */
  readonly oneClick: string;
}

/** Makes both parts of a mail from its template. @param unsubscribe where the mail belongs to a list */
export async function drawMail(
  { template, ...mail }: Mail,
  site: string,
  unsubscribe?: UnsubscribeLinks,
): Promise<OutboxMail> {
  // Loaded with the first mail: React is not small.
  const { htmlOf } = await import('./html-of.ts');
  const parts = { ...template, site, unsubscribePage: unsubscribe?.page };
  return {
    ...mail,
    text: textOf(parts),
    html: await htmlOf(parts),
    ...(unsubscribe && { oneClick: unsubscribe.oneClick }),
  };
}

function textOf({ title, blocks, unsubscribePage }: MailParts): string {
  const ending = unsubscribePage
    ? [`${unsubscribeWords.reason} ${unsubscribeWords.label}:\n${unsubscribePage}`]
    : [];
  return [title, ...blocks.map(linesOf), ...ending].join('\n\n');
}

function linesOf(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'action':
      return `${block.label}:\n${block.href}`;
  }
}
