import { hash } from 'node:crypto';

/**
 * The id of a command's event: the same for the same command, stream and place, so that a command sent again
 * appends the same ids. A UUID of version 8 made of the first bits of SHA-256.
 */
export function eventIdOf(commandId: string, stream: string, index: number): string {
  const digest = hash('sha256', `${commandId}|${stream}|${index}`, 'hex');
  const variant = ((Number.parseInt(digest.slice(16, 17), 16) & 0b0011) | 0b1000).toString(16);
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}
