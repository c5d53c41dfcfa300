/** RFC 4648, section 5, without padding: safe in URLs. */
export const bytesToBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** undefined for invalid or non-canonical base64url: the last character may have spare bits. */
export function base64urlToBytes(text: string): Uint8Array | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    const decoded = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(decoded, (character) => character.charCodeAt(0));
    return bytesToBase64url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}
