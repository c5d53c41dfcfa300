import type { MailKind } from '#domain/mail/mail-kinds.ts';

/**
 * A mail before it is drawn: who gets it, and what it says. HTML and plain text are made from the same template.
 *
 * To add a mail:
 * 1. its kind, a line in `domain/mail/mail-kinds.ts`;
 * 2. a function beside what it is about that gives a `Mail`, as `workflows/mail/password-mail.ts` does. Its id follows from
 *    what asks for it (the event's id, say), so that asking twice sends one mail. No test of its own for its words: that every
 *    block is in both parts is tested once, in `services/mail/draw-mail.spec.ts`;
 * 3. a reactor that calls `createMailPost(dependencies)(userId, (account, email) => theMail)` of `workflows/mail/post-mail.ts`:
 *    that looks at the account, at what its owner agreed to and at whether the address takes mail, and starts the sending.
 */
export interface Mail {
  /** Makes sending repeatable: the same id is sent once. Nothing personal, for histories of workflows hold it. */
  readonly id: string;
  readonly to: string;
  readonly userId: string;
  readonly kind: MailKind;
  readonly subject: string;
  readonly template: MailTemplate;
  /** Whom an answer goes to, where that is not us. */
  readonly replyTo?: string;
  readonly attachment?: Attachment;
}

/** A PDF that a mail carries. */
export interface Attachment {
  /** `receipt-2026-000123.pdf` */
  readonly name: string;
  readonly bytes: Buffer;
}

/** What a mail says, from top to bottom. The logo and, where there is one, the way out of the list are added to it. */
export interface MailTemplate {
  /** The heading. In a mailbox the first paragraph stands beside the subject. */
  readonly title: string;
  readonly blocks: readonly MailBlock[];
}

/** Texts are plain: nothing in them is read as HTML. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Smaller, for what few need to read. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  /** What someone has written, with its lines as they are. */
  | { readonly kind: 'quote'; readonly text: string }
  /** The one thing to do. `href` is an absolute address of the web. */
  | { readonly kind: 'action'; readonly label: string; readonly href: string };

export type MailFact = readonly [name: string, value: string];

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const note = (text: string): MailBlock => ({ kind: 'note', text });
export const list = (items: readonly string[]): MailBlock => ({ kind: 'list', items });
export const facts = (...of: readonly MailFact[]): MailBlock => ({ kind: 'facts', facts: of });
export const quote = (text: string): MailBlock => ({ kind: 'quote', text });
export const action = (label: string, href: string): MailBlock => ({ kind: 'action', label, href });
