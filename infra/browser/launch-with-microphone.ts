import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './launch-browser.ts';

export async function launchWithMicrophone(heard: Uint8Array): Promise<Browser> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ninety-microphone-'));
  const file = path.join(folder, 'speech.wav');
  writeFileSync(file, heard);
  const browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${file}`,
  ]);
  browser.once('disconnected', () => rmSync(folder, { recursive: true, force: true }));
  return browser;
}
