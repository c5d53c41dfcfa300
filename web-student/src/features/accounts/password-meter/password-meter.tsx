import { Text } from '@mantine/core';
import { useDeferredValue, useEffect, useState } from 'react';
import layout from '#student/components/styles/layout.module.css';
import styles from './password-meter.module.css';

type Strength = typeof import('./password-strength.ts');

function useStrength(isTyped: boolean): Strength | undefined {
  const [strength, setStrength] = useState<Strength>();
  const isWanted = isTyped && strength === undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    import('./password-strength.ts').then(
      (loaded) => !isGone && setStrength(loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return strength;
}

interface Props {
  readonly password: string;
  readonly email: string;
}

export function PasswordMeter({ password, email }: Props) {
  // Long passwords take time to estimate, so typing has priority.
  const typed = useDeferredValue(password);
  const strength = useStrength(typed !== '');
  if (!strength || typed === '') return <div className={`${styles['strength']} ${layout['line']}`} />;
  const word = strength.strengthOf(typed, email);
  const steps = strength.strengthWords.indexOf(word);
  const most = strength.strengthWords.length - 1;
  return (
    <div className={`${styles['strength']} ${layout['line']}`} data-word={word}>
      <div
        className={styles['strength-bar']}
        role="meter"
        aria-label="Strength of the password"
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={steps}
        aria-valuetext={word}
      >
        <div style={{ width: `${(100 * Math.max(steps, 0.4)) / most}%` }} />
      </div>
      <Text size="sm" role="status" className={styles['strength-word']}>
        {word}
      </Text>
    </div>
  );
}
