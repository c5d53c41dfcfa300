import { Stack } from '@mantine/core';
import { memo, useEffect, useRef } from 'react';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import { allEntry, catalogue } from '#domain/question-types/catalogue.ts';
import { sectionsOf } from '#domain/question-types/catalogue/exam-sections.ts';
import { sections, type Section } from '#domain/question-types/section.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { countOf, type ExerciseCount } from '#student/queries/exercise-counts.ts';
import { sectionNames } from '#student/components/section-names.ts';
import badgeStyles from '#student/components/styles/type-badge.module.css';
import layout from '#student/components/styles/layout.module.css';
import styles from '../practice.module.css';
import chipStyles from '#student/components/styles/chip.module.css';

interface Choice {
  readonly section: Section | undefined;
  readonly type: TypeCode | undefined;
}
interface Props extends Choice {
  readonly examType: ExamType;
  readonly exercises: readonly ExerciseCount[] | undefined;
  readonly onChoose: (choice: Choice) => void;
}

export const TypeMenu = memo(function TypeMenu({ examType, exercises, section, type, onChoose }: Props) {
  const lists = sectionsOf(examType);
  const strip = useRef<HTMLDivElement>(null);
  const chosen = section && choiceOf(section, type);
  useEffect(() => {
    if (strip.current) showChosen(strip.current, chosen);
  }, [chosen]);
  const typesOf = (of: Section) => lists[of].filter((code): code is TypeCode => code !== 'ALL');
  const button = (code: TypeCode) => (
    <TypeButton
      key={code}
      choice={choiceOf(catalogue[code].section, code)}
      color={catalogue[code].color}
      mark={code}
      name={catalogue[code].name}
      isChosen={type === code}
      count={exercises && countOf(exercises, [code])}
      onChoose={() => onChoose({ section: catalogue[code].section, type: code })}
    />
  );
  return (
    <Stack gap={14} className={styles['type-menu']}>
      <div className={`${layout['chips']} ${styles['section-buttons']}`} role="group" aria-label="Section">
        {[undefined, ...sections].map((of) => (
          <button
            key={of ?? 'ALL'}
            type="button"
            className={chipStyles['chip']}
            aria-pressed={section === of}
            onClick={() => onChoose({ section: of, type: undefined })}
          >
            {of ? sectionNames[of] : allEntry.name}
          </button>
        ))}
      </div>
      <div ref={strip} className={styles['type-strip']}>
        {sections
          .filter((of) => section === undefined || of === section)
          .map((of) => (
            <div key={of} className={styles['types']} role="group" aria-label={`${sectionNames[of]} types`}>
              {section ? (
                <TypeButton
                  choice={choiceOf(of, undefined)}
                  color={allEntry.color}
                  mark="ALL"
                  name={allEntry.name}
                  isChosen={type === undefined}
                  count={exercises && countOf(exercises, typesOf(of))}
                  onChoose={() => onChoose({ section: of, type: undefined })}
                />
              ) : (
                <p aria-hidden>{sectionNames[of]}</p>
              )}
              {typesOf(of).map(button)}
            </div>
          ))}
      </div>
    </Stack>
  );
});

const choiceOf = (section: Section, type: TypeCode | undefined) => `${section}/${type ?? 'ALL'}`;

/** Avoids `scrollIntoView`, which may scroll the page too. */
function showChosen(strip: HTMLElement, choice: string | undefined) {
  const chosen = strip.querySelector(`[data-choice="${choice}"]`)?.getBoundingClientRect();
  const shown = strip.getBoundingClientRect();
  if (!chosen) strip.scrollLeft = 0;
  else if (chosen.left < shown.left || chosen.right > shown.right) {
    strip.scrollLeft += (chosen.left + chosen.right - shown.left - shown.right) / 2;
  }
}

interface TypeButtonProps {
  readonly choice: string;
  readonly color: string;
  readonly mark: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly count: { readonly total: number; readonly done: number } | undefined;
  readonly onChoose: () => void;
}

function TypeButton({ choice, color, mark, name, isChosen, count, onChoose }: TypeButtonProps) {
  const share = count && count.total > 0 ? count.done / count.total : 0;
  return (
    <button
      type="button"
      className={styles['type-button']}
      style={{ '--category': `var(--mantine-color-${color}-6)`, '--share': share }}
      data-choice={choice}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span className={`${badgeStyles['type-badge']} ${styles['type-button-badge']}`} aria-hidden>
        {mark}
      </span>
      <span className={styles['type-button-name']}>{name}</span>
      <span className={`${styles['type-button-count']} quiet`}>
        <span aria-hidden>{count ? `${count.done}/${count.total}` : '…'}</span>
        {count && <span className="visually-hidden">{`(${count.done} of ${count.total} done)`}</span>}
      </span>
      <span className={styles['type-button-share']} aria-hidden />
    </button>
  );
}
