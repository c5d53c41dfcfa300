import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Reason } from '#domain/question-types/question-fields.ts';
import { ReasonText, type EvidenceIn } from './reason-text.tsx';
import styles from './reasons.module.css';

interface ReasonOf {
  readonly about: ReactNode;
  readonly reason: Reason;
}

interface Props extends EvidenceIn {
  readonly explanation: string;
  readonly reasons: readonly ReasonOf[];
  readonly label: string;
  readonly isCompact?: boolean;
}

export function Reasons({ explanation, reasons, label, isCompact = false, ...evidence }: Props) {
  return (
    <div className={styles['reasons']}>
      <Text>{explanation}</Text>
      {reasons.length > 0 && (
        <ul className={styles['reason-list']} data-compact={isCompact} aria-label={label}>
          {reasons.map(({ about, reason }, index) => (
            <li key={index} className={styles['reason']}>
              <Text fw={600}>{about}</Text>
              <ReasonText {...evidence} reason={reason} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
