import { createTransport } from 'nodemailer';
import { Defect } from '#domain/core/defect.ts';
import { derivedId } from '../core/ids.ts';
import { isLoopback } from '../http/hosts.ts';
import type { Mailer } from './mailer.ts';

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with credentials if required. */
  readonly url: string;
  readonly from: string;
}

/** The time for a silent server, in milliseconds. */
const patienceMs = 15_000;

/** Mail by SMTP, always encrypted except to this machine. */
export function createSmtpMailer({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    requireTLS: !isLoopback(new URL(url).hostname),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: 2 * patienceMs,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'ninety';
  return {
    async deliver({ id, to, subject, text, html, replyTo, oneClick, attachment }) {
      const messageId = `<${derivedId('mail', id)}@${domain}>`;
      try {
        await transport.sendMail({
          from,
          to,
          subject,
          text,
          html,
          messageId,
          ...(replyTo !== undefined && { replyTo }),
          ...(oneClick !== undefined && { headers: unsubscribeHeaders(oneClick) }),
          ...(attachment && {
            attachments: [
              { filename: attachment.name, content: attachment.bytes, contentType: 'application/pdf' },
            ],
          }),
        });
      } catch (error) {
        // Without its cause: servers repeat the address in their messages.
        throw withoutAddress(error);
      }
    },
  };
}

/** RFC 2369 and RFC 8058: a mail program's unsubscribe button. */
const unsubscribeHeaders = (oneClick: string) => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function withoutAddress(error: unknown): Error {
  const { code = 'unknown', responseCode = 0 } = error as { code?: string; responseCode?: number };
  const what = `The mail server did not take the email: ${code} ${responseCode}`;
  // RFC 5321, section 4.2.1: 5xx is permanent. A wrong password can be corrected.
  return responseCode >= 500 && code !== 'EAUTH' ? new Defect(what) : new Error(what);
}
