import { fetchWritingDraft, saveWritingDraft } from '#domain/writing/contract.ts';
import { call } from '../../../core/api.ts';

/** What this person typed last for a question, perhaps on another device. */
export const loadWritingDraft = async (uid: string) => (await call(fetchWritingDraft, { uid })).body.draft;

/** Keeps what is typed on the server; an empty text keeps nothing. */
export const keepWritingDraft = (uid: string, text: string) => call(saveWritingDraft, { uid, text });
