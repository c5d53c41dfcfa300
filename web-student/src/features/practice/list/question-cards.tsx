import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { questionSortSchema, type QuestionListing } from '#domain/questions/contract.ts';
import { topicNames } from '#student/components/topic-names.ts';
import { fullTypeName } from '#student/components/type-names.ts';
import { Difficulty } from './difficulty.tsx';
import { Favorite, QuestionLink, QuestionMarks } from './question-parts.tsx';
import { QuestionState } from './question-state.tsx';
import type { ListProps } from './question-table.tsx';
import { percent, sortNames, turned } from './filters/sorts.ts';
import styles from './question-cards.module.css';
import practiceStyles from './practice.module.css';

const sorts = Object.entries(sortNames).map(([value, label]) => ({ value, label }));
const { field: fieldSchema } = questionSortSchema.shape;

export function QuestionCards(props: ListProps) {
  const { questions, sort, onSort, onFavorite, getHref, hasManyTypes } = props;
  const isUpwards = sort.order === 'asc';
  const Icon = isUpwards ? IconSortAscending : IconSortDescending;
  return (
    <>
      <div className={styles['cards-sort']}>
        <NativeSelect
          label="Sort by"
          data={sorts}
          value={sort.field}
          onChange={({ currentTarget }) =>
            onSort({ field: fieldSchema.parse(currentTarget.value), order: sort.order })
          }
        />
        <ActionIcon
          variant="default"
          size={36}
          aria-label="Highest first"
          aria-pressed={!isUpwards}
          onClick={() => onSort(turned(sort, sort.field))}
        >
          <Icon size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      </div>
      <ul className={styles['question-cards']} aria-label="Questions">
        {questions.map((question) => (
          <li key={question.uid} className={practiceStyles['question-card']}>
            <QuestionState question={question} />
            <div>
              <QuestionLink question={question} href={getHref(question.uid)} />
              <p className={styles['question-card-facts']}>
                <span className="digits">{question.uid}</span>
                <Difficulty level={question.difficulty} />
                {question.chance !== undefined && <span>Chance {percent(question.chance)}</span>}
                {question.lastPercent !== null && <span>Last {Math.round(question.lastPercent)}%</span>}
                {question.answered > 1 && <span>Done {question.answered}×</span>}
              </p>
              <p className={styles['question-card-facts']}>{aboutOf(question, hasManyTypes)}</p>
              <QuestionMarks question={question} />
            </div>
            <Favorite question={question} onToggle={() => onFavorite(question)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function aboutOf({ type, topics }: QuestionListing, hasManyTypes: boolean): string {
  const about = topics.map((topic) => topicNames[topic]).join(', ');
  if (!hasManyTypes) return about;
  return about === '' ? fullTypeName(type) : `${fullTypeName(type)} · ${about}`;
}
