/** The id in a stream's name: `account-<userId>`. Categories have no dash. */
export function streamId(stream: string): string {
  return stream.slice(stream.indexOf('-') + 1);
}
