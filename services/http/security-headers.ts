const yearS = 365 * 24 * 60 * 60;

/**
 * What every answer carries, failures too. What is no page needs nothing of a browser; pages have a policy of their
 * own instead. Strict transport is promised where people reach the site by https.
 */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${yearS}` }),
  };
}
