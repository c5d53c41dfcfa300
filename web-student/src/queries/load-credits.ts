import { fetchCredits } from '#domain/credits/contract.ts';
import { call } from '#student/core/api.ts';

export const loadCredits = async (signal: AbortSignal) => (await call(fetchCredits, {}, { signal })).body;
