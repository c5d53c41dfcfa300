import type { OutboxMail } from './outbox.ts';

export interface Mailer {
  /**
   * Sends a mail under a stable `Message-ID`.
   * @throws Defect for a final refusal, else Error; neither names an address
   */
  deliver(mail: OutboxMail): Promise<void>;
}
