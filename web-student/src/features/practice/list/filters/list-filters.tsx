import { Button, NativeSelect } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { questionFilterSchema, type QuestionFilter } from '#domain/questions/contract.ts';
import { topicNames } from '#student/components/topic-names.ts';
import { countFilters, withoutFilters } from './practice-address.ts';
import { SearchField } from './search-field.tsx';
import layout from '#student/components/styles/layout.module.css';
import styles from './list-filters.module.css';
import chipStyles from '#student/components/styles/chip.module.css';

interface Props {
  readonly filter: QuestionFilter;
  readonly onChange: (filter: QuestionFilter, isPassing?: boolean) => void;
}

const statuses = [
  { value: '', label: 'All questions' },
  { value: 'not_done', label: 'Not done' },
  { value: 'wrong', label: 'Wrong or weak last time' },
  { value: 'done', label: 'Done' },
];
const flags = [
  ['atMyLevel', 'At my level'],
  ['favorite', 'Favourites'],
  ['prediction', 'Predicted'],
  ['free', 'Free'],
  ['tested', 'Came up in my exam'],
] as const;
const difficulties = [1, 2, 3, 4, 5] as const;
const topics = [
  { value: '', label: 'All topics' },
  ...Object.entries(topicNames).map(([value, label]) => ({ value, label })),
];
const { status: statusSchema, topic: topicSchema } = questionFilterSchema.shape;

export const ListFilters = memo(function ListFilters({ filter, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const chosen = filter.difficulty ?? [];
  const count = countFilters(filter);
  const change = (
    parts: { [Name in keyof QuestionFilter]?: QuestionFilter[Name] | undefined },
    isPassing = false,
  ) => {
    const next = Object.entries({ ...filter, ...parts }).filter(([, value]) => value !== undefined);
    onChange(Object.fromEntries(next), isPassing);
  };
  const search = useCallbackRef((text: string) => change({ search: text === '' ? undefined : text }, true));
  const chooseStatus = useCallbackRef((status: string) =>
    change({ status: statusSchema.safeParse(status).data }),
  );
  const chooseTopic = useCallbackRef((topic: string) => change({ topic: topicSchema.safeParse(topic).data }));
  const toggleDifficulty = (level: number) => {
    const levels = chosen.includes(level) ? chosen.filter((one) => one !== level) : [...chosen, level];
    change({ difficulty: levels.length > 0 ? levels.toSorted((a, b) => a - b) : undefined });
  };
  return (
    <div className={styles['list-filters']} role="search" aria-label="Questions" data-open={isOpen}>
      <SearchField value={filter.search ?? ''} onSearch={search} />
      <Button
        className={styles['list-filters-opener']}
        variant="default"
        aria-expanded={isOpen}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        Filters{count > 0 && ` (${count})`}
      </Button>
      <div className={styles['list-filters-rest']}>
        <Choice label="Progress" data={statuses} value={filter.status ?? ''} onChoose={chooseStatus} />
        <Choice label="Topic" data={topics} value={filter.topic ?? ''} onChoose={chooseTopic} />
        <div role="group" aria-labelledby="difficulty-label">
          <span className={styles['field-label']} id="difficulty-label">
            Difficulty
          </span>
          <div className={layout['chips']}>
            {difficulties.map((level) => (
              <button
                key={level}
                type="button"
                className={`${chipStyles['chip']} ${styles['chip-number']}`}
                aria-pressed={chosen.includes(level)}
                onClick={() => toggleDifficulty(level)}
              >
                {level}
              </button>
            ))}
          </div>
        </div>
        <div role="group" aria-labelledby="only-label">
          <span className={styles['field-label']} id="only-label">
            Only
          </span>
          <div className={layout['chips']}>
            {flags.map(([flag, name]) => (
              <button
                key={flag}
                type="button"
                className={chipStyles['chip']}
                aria-pressed={filter[flag] === true}
                onClick={() => change({ [flag]: filter[flag] === true ? undefined : true })}
              >
                {name}
              </button>
            ))}
          </div>
        </div>
        {count > 0 && (
          <Button variant="subtle" onClick={() => onChange(withoutFilters(filter))}>
            Clear all filters
          </Button>
        )}
      </div>
    </div>
  );
});

interface ChoiceProps {
  readonly label: string;
  readonly data: { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

const Choice = memo(function Choice({ onChoose, ...select }: ChoiceProps) {
  return <NativeSelect {...select} onChange={({ currentTarget }) => onChoose(currentTarget.value)} />;
});
