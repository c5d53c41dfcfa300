import { fetchWritingDraft, saveWritingDraft } from '#domain/writing/contract.ts';
import { call } from '../../../core/api.ts';

/** What this person typed last for a question, perhaps on another device; `after` names the latest answer to it, `edit` counts the saves. */
export const loadWritingDraft = async (uid: string) => (await call(fetchWritingDraft, { uid })).body;

/**
 * Keeps what is typed on the server, an empty text keeps nothing; `already_submitted` where an answer came in since
 * `after`, `draft_outdated` where another device has saved since `edit`.
 */
export const keepWritingDraft = (
  uid: string,
  text: string,
  place: { readonly after: string | null; readonly edit: number },
) => call(saveWritingDraft, { uid, text, ...place });
