import type { OutboxMail } from './outbox.ts';

export interface Mailer {
  /** Sends a mail under a stable `Message-ID`. @throws Defect for a permanent rejection, else Error; neither contains an address */
  deliver(mail: OutboxMail): Promise<void>;
}
