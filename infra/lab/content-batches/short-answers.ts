import type { QuestionView } from '#domain/question-types/registry.ts';
import type { Solved } from './batch.ts';
import { sheetPartOf } from './sheet-kinds.ts';

/**
 * Parses a reader's line: `RSA-0017 B`, `RMA-0003 A C`, `RRP-0001 D B C A`, `RFB-0043 held / upon`, `LIW-0001 14 22`,
 * `SSQ-0001 ice`; doubts follow a bar, `RSA-0018 C | B is near`.
 * @returns undefined for a line that names none of the views
 */
export function solvedFrom(line: string, views: ReadonlyMap<string, QuestionView>): Solved | undefined {
  const [, uid = '', written = '', doubt = ''] =
    /^\s*(\S+)\s+([^|]*?)\s*(?:\|\s*(.*?)\s*)?$/.exec(line) ?? [];
  const view = views.get(uid);
  return view && { uid, answer: sheetPartOf(view).answer(written), ...(doubt !== '' && { doubt }) };
}
