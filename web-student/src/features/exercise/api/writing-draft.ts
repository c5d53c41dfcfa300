import { fetchWritingDraft, saveWritingDraft } from '#domain/writing/contract.ts';
import { call } from '../../../core/api.ts';

/** What this person typed last for a question, perhaps on another device; `after` names the latest answer to it. */
export const loadWritingDraft = async (uid: string) => (await call(fetchWritingDraft, { uid })).body;

/** Keeps what is typed on the server, an empty text keeps nothing; `already_submitted` where an answer came in since `after`. */
export const keepWritingDraft = (uid: string, text: string, after: string | null) =>
  call(saveWritingDraft, { uid, text, after });
