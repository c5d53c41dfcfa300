/** Why a look-up can be refused. */
export const dictionaryRejections = { word_not_found: 404 } as const;
