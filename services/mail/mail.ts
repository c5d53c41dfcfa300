import type { MailKind } from '#domain/mail/mail-kinds.ts';

export interface Mail {
  /** Idempotency key. Nothing personal, because workflow histories contain it. */
  readonly id: string;
  readonly to: string;
  readonly userId: string;
  readonly kind: MailKind;
  readonly subject: string;
  readonly template: MailTemplate;
  /** If not us. */
  readonly replyTo?: string;
  readonly attachment?: Attachment;
}

export interface Attachment {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A mail's content from top to bottom. The logo and the unsubscribe link are added. */
export interface MailTemplate {
  /** The heading. Mailboxes show the first paragraph beside the subject. */
  readonly title: string;
  readonly blocks: readonly MailBlock[];
}

/** Plain text, never HTML. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  | { readonly kind: 'quote'; readonly text: string }
  /** The call to action. `href` is absolute. */
  | { readonly kind: 'action'; readonly label: string; readonly href: string };

export type MailFact = readonly [name: string, value: string];

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const note = (text: string): MailBlock => ({ kind: 'note', text });
export const list = (items: readonly string[]): MailBlock => ({ kind: 'list', items });
export const facts = (...of: readonly MailFact[]): MailBlock => ({ kind: 'facts', facts: of });
export const quote = (text: string): MailBlock => ({ kind: 'quote', text });
export const action = (label: string, href: string): MailBlock => ({ kind: 'action', label, href });
