import { Text } from '@mantine/core';
import { catalogue, type TypeStat } from '#domain/question-types/catalogue.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import './exercise-page.css';

const steps = [1, 2, 3, 4, 5] as const;

/** The four stats of a type. Colour tells the scale, and the words and bars beside it tell the same. */
export function TypeStats({ type }: { readonly type: TypeCode }) {
  return (
    <dl className="type-stats" aria-label="About this type">
      {catalogue[type].stats.map((stat) => (
        <div key={stat.title} className={`type-stat is-${stat.color}`}>
          <dt>{stat.title}</dt>
          <dd>
            <Visual stat={stat} />
            <Text component="span" size="sm" fw={600}>
              {stat.textValue}
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Bars for a level out of five, the label itself for a quantity or a time. */
function Visual({ stat: { visualLabel } }: { readonly stat: TypeStat }) {
  const level = /^(\d)\/5$/.exec(visualLabel)?.[1];
  if (level === undefined) return <span className="type-stat-label">{visualLabel}</span>;
  return (
    <span className="type-stat-level">
      <span className="type-stat-bars" aria-hidden>
        {steps.map((step) => (
          <span key={step} className={step <= Number(level) ? 'is-full' : ''} />
        ))}
      </span>
      <span className="type-stat-label">{visualLabel}</span>
    </span>
  );
}
