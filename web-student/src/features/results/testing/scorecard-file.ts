import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReadScorecard } from '../confirm-result.tsx';

const sure = <Value>(value: Value) => ({ value, confidence: 0.96 });

export const readScorecard: ReadScorecard = {
  proof: 'a-proof',
  reading: {
    scores: {
      overall: sure(67),
      listening: sure(66),
      reading: { value: 84, confidence: 0.42 },
      speaking: sure(72),
      writing: null,
    },
    takenOn: sure('2025-10-12'),
    reportCode: sure('4A2B7C9D1E'),
  },
};

export const scorecardFile = (name: string, type: string, bytes = 1000) =>
  new File([new Uint8Array(bytes)], name, { type });

export const chooseScreenshot = (file: File) => choose('Choose a screenshot', 'image', file);
export const choosePdf = (file: File) => choose('Choose a PDF', 'pdf', file);

async function choose(name: string, accepted: 'image' | 'pdf', file: File) {
  await expect.element(page.getByRole('button', { name })).toBeEnabled();
  const input = document.querySelector<HTMLInputElement>(`input[type=file][accept*=${accepted}]`);
  if (!input) throw new Error('The page takes no file');
  await userEvent.upload(input, file);
}
