import { useEffect, useState } from 'react';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { browserStore, storageKeys } from '#student/core/storage.ts';
import { useIsPhone } from '../use-is-phone.ts';
import styles from './instruction.module.css';

interface Props {
  readonly type: TypeCode;
  readonly context: 'practice' | 'test';
}

export function Instruction({ type, context }: Props) {
  const isPhone = useIsPhone();
  const [isKnown] = useState(() => knownTypes().includes(type));
  useEffect(() => {
    if (!knownTypes().includes(type))
      browserStore.set(storageKeys.knownTypes, [...knownTypes(), type].join());
  }, [type]);
  const { task, taskMock } = catalogue[type];
  // In a test, all students see the same text.
  if (!isPhone || context === 'test') {
    return <p className={styles['exercise-task']}>{context === 'test' ? taskMock : task}</p>;
  }
  return (
    <details className="quiet-summary" open={!isKnown}>
      <summary>What to do</summary>
      <p className={styles['exercise-task']}>{task}</p>
    </details>
  );
}

const knownTypes = () => browserStore.get(storageKeys.knownTypes)?.split(',') ?? [];
