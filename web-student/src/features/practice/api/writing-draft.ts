import { fetchWritingDraft, saveWritingDraft } from '#domain/writing/contract.ts';
import { call } from '#student/core/api.ts';

/** What this person typed last for a question, perhaps on another device; `after` names the latest answer to it, `edit` counts the saves. */
export const loadWritingDraft = async (uid: string) => (await call(fetchWritingDraft, { uid })).body;

/**
 * Saves a draft; empty deletes it. `already_submitted`: answered since `after`; `draft_outdated`: saved elsewhere since
 * `edit`.
 */
export const saveDraft = (
  uid: string,
  text: string,
  place: { readonly after: string | null; readonly edit: number },
) => call(saveWritingDraft, { uid, text, ...place });
