/** What a stream is named after: `account-<userId>` gives the user's id. The category itself has no dash. */
export function streamId(stream: string): string {
  return stream.slice(stream.indexOf('-') + 1);
}
