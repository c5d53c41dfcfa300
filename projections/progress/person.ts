/** Who practises: somebody with an account, or a visitor under the id that the visitor's browser made. */
export type Person = { readonly userId: string } | { readonly visitorId: string };

/**
 * A person as the key of rows. A visitor chooses an id freely, that of a user too: both are kept apart. `undefined`
 * for events of nobody.
 */
export function personKey(of: {
  readonly userId?: string | undefined;
  readonly visitorId?: string | undefined;
}): string | undefined {
  if (of.userId !== undefined) return of.userId;
  return of.visitorId === undefined ? undefined : `visitor-${of.visitorId}`;
}
