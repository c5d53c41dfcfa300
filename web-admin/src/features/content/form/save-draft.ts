import type { InputOf } from '#domain/core/contract.ts';
import type { saveContentDraft } from '#domain/content/admin-contract.ts';

export type SaveDraft = InputOf<typeof saveContentDraft>;
