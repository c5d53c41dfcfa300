export interface Abilities {
  /** Also false on pages without TLS. */
  readonly canOpenMicrophone: boolean;
  readonly hasWorklet: boolean;
  readonly hasRecorder: boolean;
  readonly keepsRecordings: boolean;
}

export function lacksOf(abilities: Abilities): readonly string[] {
  const { canOpenMicrophone, hasWorklet, hasRecorder, keepsRecordings } = abilities;
  if (!canOpenMicrophone || !(hasWorklet || hasRecorder))
    return ['This browser cannot record. Open this page in a newer Chrome, Firefox, Edge or Safari.'];
  return [
    ...(hasWorklet
      ? []
      : ['This browser records compressed sound. We can score it, but a newer browser is safer.']),
    ...(keepsRecordings
      ? []
      : [
          'This browser does not keep recordings. Do not close or reload a page before your answer is submitted. A private window may be the reason.',
        ]),
  ];
}
