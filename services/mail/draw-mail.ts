import type { Mail, MailBlock } from './mail.ts';
import { unsubscribeWords, type MailParts } from './mail-parts.ts';
import type { OutboxMail } from './outbox.ts';

export interface UnsubscribeLinks {
  /** The confirmation page. */
  readonly page: string;
  /** Called by a mail program's unsubscribe button: RFC 8058. */
  readonly oneClick: string;
}

export async function drawMail(
  { template, ...mail }: Mail,
  site: string,
  unsubscribe?: UnsubscribeLinks,
): Promise<OutboxMail> {
  // Loaded with the first mail, because of React's size.
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
