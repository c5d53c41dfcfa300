/** Why a call is refused, as it is thrown; nothing where it is taken. */
export const refusalOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );
