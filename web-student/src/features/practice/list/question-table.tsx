import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { memo } from 'react';
import type { QuestionListing, QuestionSort } from '#domain/questions/contract.ts';
import { topicNames } from '#student/components/topic-names.ts';
import { fullTypeName } from '#student/components/type-names.ts';
import { Difficulty } from './difficulty.tsx';
import { Favorite, QuestionLink, QuestionMarks } from './question-parts.tsx';
import { QuestionState } from './question-state.tsx';
import { percent, sortNames, turned } from './filters/sorts.ts';
import styles from './question-table.module.css';

export interface ListProps {
  readonly questions: readonly QuestionListing[];
  readonly sort: QuestionSort;
  readonly onSort: (sort: QuestionSort) => void;
  readonly onFavorite: (question: QuestionListing) => void;
  readonly getHref: (uid: string) => string;
  readonly hasManyTypes: boolean;
}

export function QuestionTable(props: ListProps) {
  const { questions, sort, onSort, onFavorite, getHref, hasManyTypes } = props;
  const head = (field: QuestionSort['field'], className = '') => (
    <SortHead field={field} sort={sort} onSort={onSort} className={className} />
  );
  return (
    <table className={styles['question-table']}>
      <caption className="visually-hidden">Questions</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">State</span>
          </th>
          {head('uid')}
          {head('title')}
          {head('difficulty')}
          {head('chance', styles['column-number'])}
          <th scope="col">Topics</th>
          {head('answered', styles['column-number'])}
          {head('lastPercent', styles['column-number'])}
          <th scope="col">
            <span className="visually-hidden">Favourite</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {questions.map((question) => (
          <Row
            key={question.uid}
            question={question}
            href={getHref(question.uid)}
            hasManyTypes={hasManyTypes}
            onFavorite={onFavorite}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<ListProps, 'hasManyTypes' | 'onFavorite'> {
  readonly question: QuestionListing;
  readonly href: string;
}

const Row = memo(function Row({ question, href, hasManyTypes, onFavorite }: RowProps) {
  return (
    <tr>
      <td>
        <QuestionState question={question} />
      </td>
      <td className="digits">{question.uid}</td>
      <th scope="row">
        <QuestionLink question={question} href={href} />
        <QuestionMarks question={question} />
        {hasManyTypes && <span className={styles['question-type']}>{fullTypeName(question.type)}</span>}
      </th>
      <td>
        <Difficulty level={question.difficulty} />
      </td>
      <td className={styles['column-number']}>{percent(question.chance)}</td>
      <td className={styles['column-topics']}>
        {question.topics.map((topic) => topicNames[topic]).join(', ')}
      </td>
      <td className={styles['column-number']}>{question.answered === 0 ? '–' : `${question.answered}×`}</td>
      <td className={styles['column-number']}>
        {question.lastPercent === null ? '–' : `${Math.round(question.lastPercent)}%`}
      </td>
      <td>
        <Favorite question={question} onToggle={() => onFavorite(question)} />
      </td>
    </tr>
  );
});

interface HeadProps extends Pick<ListProps, 'sort' | 'onSort'> {
  readonly field: QuestionSort['field'];
  readonly className: string;
}

function SortHead({ field, sort, onSort, className }: HeadProps) {
  const isSorted = sort.field === field;
  const Icon = !isSorted ? IconArrowsSort : sort.order === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (sort.order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className={styles['sort-button']} onClick={() => onSort(turned(sort, field))}>
        {sortNames[field]}
        <Icon size={15} stroke={1.8} aria-hidden opacity={isSorted ? 1 : 0.45} />
      </button>
    </th>
  );
}
