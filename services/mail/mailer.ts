import type { OutboxMail } from './outbox.ts';

/** What takes mail to its addresses. */
export interface Mailer {
  /**
   * Hands a mail over. The same mail has the same `Message-ID` each time, so that a repetition can be told.
   * @throws Defect where the server will never take it, Error for anything that may pass; neither names an address
   */
  deliver(mail: OutboxMail): Promise<void>;
}
