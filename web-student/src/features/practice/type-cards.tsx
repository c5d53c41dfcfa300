import { Text } from '@mantine/core';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { QuestionListing } from '#domain/questions/contract.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import './practice.css';

interface Props {
  readonly types: readonly TypeCode[];
  readonly questions: readonly QuestionListing[];
  readonly chosen: TypeCode | undefined;
  readonly onChoose: (type: TypeCode | undefined) => void;
}

/** A card for each type; pressing the chosen one shows all types again. */
export function TypeCards({ types, questions, chosen, onChoose }: Props) {
  return (
    <div className="type-cards" role="group" aria-label="Question types">
      {types.map((type) => {
        const entry = catalogue[type];
        const own = questions.filter((question) => question.type === type);
        const done = own.filter((question) => question.answered > 0).length;
        return (
          <button
            key={type}
            type="button"
            className="type-card"
            style={{ '--category': `var(--mantine-color-${entry.color}-6)` }}
            aria-pressed={chosen === type}
            onClick={() => onChoose(chosen === type ? undefined : type)}
          >
            <span className="type-card-name">
              {entry.name}
              <span className="type-badge" aria-hidden>
                {entry.abreviation}
              </span>
            </span>
            <Text component="span" size="sm" c="dimmed">
              {entry.description}
            </Text>
            <Text component="span" size="sm" mt="auto" pt={6}>
              {done} of {own.length} done
              {entry.importantExercise && ' · important in the exam'}
            </Text>
          </button>
        );
      })}
    </div>
  );
}
