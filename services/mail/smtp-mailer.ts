import { createTransport } from 'nodemailer';
import { Defect } from '#domain/core/defect.ts';
import { derivedId } from '../core/ids.ts';
import { isLoopback } from '../http/hosts.ts';
import type { Mailer } from './mailer.ts';

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with name and password where the server asks for them. */
  readonly url: string;
  readonly from: string;
}

/** Milliseconds after which a server that says nothing is given up for this time. */
const patienceMs = 15_000;

/** Mail by SMTP. To another machine it travels encrypted or not at all. */
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
        // Without its cause: servers repeat the address in what they say.
        throw withoutAddress(error);
      }
    },
  };
}

/** RFC 2369 and RFC 8058: the button of a mail program with which its user leaves a list. */
const unsubscribeHeaders = (oneClick: string) => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function withoutAddress(error: unknown): Error {
  const { code = 'unknown', responseCode = 0 } = error as { code?: string; responseCode?: number };
  const what = `The mail server did not take the email: ${code} ${responseCode}`;
  // RFC 5321, section 4.2.1: what begins with 5 will be answered the same way again. A wrong password can be mended.
  return responseCode >= 500 && code !== 'EAUTH' ? new Defect(what) : new Error(what);
}
