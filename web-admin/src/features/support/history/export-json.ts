import type { HistoryEntry } from '#domain/support/contract.ts';
import { saveFile } from '#console/core/save-file.ts';

export function historyDocument(userId: string, entries: readonly HistoryEntry[], exportedAt: Date) {
  return { userId, exportedAt: exportedAt.toISOString(), events: entries.length, entries };
}

export function historyFileName(userId: string, exportedAt: Date): string {
  return `history-${userId}-${exportedAt.toISOString().slice(0, 19).replaceAll(':', '-')}.json`;
}

export function download(name: string, document_: unknown): void {
  saveFile(new Blob([JSON.stringify(document_, undefined, 2)], { type: 'application/json' }), name);
}
