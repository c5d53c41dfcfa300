/** RFC 4648, section 5, without `=` at the end: nothing of it has a meaning in an address. */
export const bytesToBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Nothing where the text is no base64url, or not the one way to write its bytes: the last character may have spare bits. */
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
