import { fetchWritingDraft, saveWritingDraft } from '#domain/writing/contract.ts';
import { call } from '#student/core/api.ts';

/** The user's last draft for a question, from any device. `after` names the latest answer; `edit` counts the saves. */
export const loadWritingDraft = async (uid: string) => (await call(fetchWritingDraft, { uid })).body;

/**
 * Saves a draft; an empty one deletes it. `already_submitted`: answered since `after`; `draft_outdated`: saved
 * elsewhere since `edit`.
 */
export const saveDraft = (
  uid: string,
  text: string,
  place: { readonly after: string | null; readonly edit: number },
) => call(saveWritingDraft, { uid, text, ...place });
