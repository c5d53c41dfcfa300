/** Specification, document 1, section 9. */
export const redirectWaitMs = { login: 3_000, promotion: 2_000 } as const;
