import { lazy, Suspense, useId, useRef, useState } from 'react';
import { examTypeNames, examTypeSchema, type ExamType } from '#domain/accounts/exam-type.ts';
import { useExamType } from '#student/core/preferences/exam-type.ts';
import { examGroupsFor, newFormatOf } from '#student/user/exam-types.ts';
import { useExamChoice } from '#student/user/use-exam-choice.ts';
import styles from './exam-select.module.css';

const OldFormatNotice = lazy(() => import('./old-format-notice.tsx'));

interface Props {
  readonly label: string;
  readonly isCompact?: boolean;
}

export function ExamSelect({ label, isCompact = false }: Props) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const chosen = useExamType();
  const choose = useExamChoice();
  const [asked, setAsked] = useState<ExamType>();
  const close = () => {
    setAsked(undefined);
    requestAnimationFrame(() => select.current?.focus());
  };
  const take = (examType: ExamType) => {
    close();
    if (examType !== chosen) choose(examType);
  };
  return (
    <div className={styles['exam-select']}>
      <label htmlFor={id} className={isCompact ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <select
        id={id}
        ref={select}
        value={chosen}
        onChange={({ currentTarget }) => {
          const examType = examTypeSchema.parse(currentTarget.value);
          if (newFormatOf(examType)) setAsked(examType);
          else choose(examType);
        }}
      >
        {examGroupsFor(chosen).map(({ purpose, examTypes }) => (
          <optgroup key={purpose} label={purpose}>
            {examTypes.map((examType) => (
              <option key={examType} value={examType}>
                {examTypeNames[examType]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {asked && (
        <Suspense fallback={null}>
          <OldFormatNotice old={asked} onChoose={take} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
