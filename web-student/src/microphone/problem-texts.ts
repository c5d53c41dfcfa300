import type { MicrophoneProblem } from '../recorder/recorder-state.ts';

export const problemTexts: Readonly<Record<MicrophoneProblem, string>> = {
  denied: 'This page may not use the microphone. Allow it in your browser, then try again.',
  missing: 'No microphone was found. Plug one in, or switch on the built-in one, then try again.',
  busy: 'The microphone cannot be opened. Another program may be using it: close calls and recorders, then try again.',
  unsupported: 'This browser cannot record. Open this page in a newer Chrome, Firefox, Edge or Safari.',
  failed: 'The microphone could not be started. Try again, or load the page again.',
};

export const problemTitles: Readonly<Record<MicrophoneProblem, string>> = {
  denied: 'Microphone blocked',
  missing: 'No microphone',
  busy: 'Microphone in use',
  unsupported: 'No recording in this browser',
  failed: 'Microphone not started',
};

/** Shown one second before silence ends a recording. */
export const silenceText = 'We cannot hear you. Recording stops in 1 second.';
