import type { FastifyInstance } from 'fastify';
import { escaped } from '#domain/core/text/markup.ts';
import { Refused } from '../http/errors.ts';
import { isLoopback } from '../http/hosts.ts';
import type { Attachment } from './mail.ts';
import type { Outbox, SentMail } from './outbox.ts';

/** `GET /dev/outbox`: unsent mails, in development and on this machine only, since they can verify any address. */
export function registerOutboxPage(app: FastifyInstance, outbox: Outbox): void {
  app.get('/dev/outbox', { config: { access: 'anyone' } }, async (request, reply) => {
    const isFromHere = isLoopback(request.socket.remoteAddress ?? '') && isLoopback(request.ip);
    if (!isFromHere || !isLoopback(request.hostname)) throw new Refused('not_found');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      })
      .send(page(await outbox.list(100)));
  });
}

function page(mails: readonly SentMail[]): string {
  const body = mails.length === 0 ? '<p>No mail yet. Register an account and it appears here.</p>' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 8px;
    padding: 1rem; margin: 1rem 0; }
  h2 { font-size: 1.1rem; margin: 0; }
  .meta { margin: 0 0 0.5rem; opacity: 0.75; }
  iframe { border: 0; border-radius: 8px; width: 100%; height: 30rem; resize: vertical; }
  h3 { font-size: 1rem; margin: 1rem 0 0.5rem; }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
</style>
</head>
<body>
<h1>Outbox</h1>
<p>In development mail is kept here instead of being sent. The newest comes first.</p>
${body}${mails.map(article).join('\n')}
</body>
</html>
`;
}

/** The sandboxed frame runs and fetches nothing. */
function article({ to, subject, text, html, sentAt, attachment }: SentMail): string {
  return `<article>
<h2>${escaped(subject)}</h2>
<p class="meta">To ${escaped(to)}, <time datetime="${sentAt}">${sentAt}</time></p>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escaped(subject)}" srcdoc="${escaped(html)}"></iframe>
<h3>Plain text</h3>
<pre>${withLinks(text)}</pre>
${attachment ? linkTo(attachment) : ''}
</article>`;
}

const linkTo = ({ name, bytes }: Attachment) =>
  `<p>Attached: <a download="${escaped(name)}" href="data:application/pdf;base64,${bytes.toString('base64')}">${escaped(name)}</a></p>`;

/** Links addresses in plain text. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 0 ? escaped(part) : `<a href="${escaped(part)}">${escaped(part)}</a>`,
    )
    .join('');
}
