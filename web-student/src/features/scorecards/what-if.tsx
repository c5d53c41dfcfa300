import { Anchor, Button, Group, Paper, Slider, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { sections } from '#domain/question-types/section.ts';
import { bestTypes, scoresWith, type OtherShares } from '#domain/scorecards/what-if.ts';
import { paths } from '#student/app/paths.ts';
import { sectionNames } from '#student/components/section-names.ts';
import { fullTypeName } from '#student/components/type-names.ts';
import type { SittingEstimate } from './named-figures.ts';
import styles from './what-if.module.css';

export function WhatIf({ types }: Pick<SittingEstimate, 'types'>) {
  const [others, setOthers] = useState<OtherShares>({});
  const isChanged = Object.keys(others).length > 0;
  return (
    <Paper
      withBorder
      p={{ base: 'md', xs: 'lg' }}
      component="section"
      aria-labelledby="what-if"
      data-not-printed
    >
      <Title order={2} size="h4" id="what-if">
        What if
      </Title>
      <BestTypes types={types} />
      <details className="quiet-summary">
        <summary>Try a better result</summary>
        <div>
          <Outcomes outcomes={outcomesOf(types, others)} />
          <Shares types={types} others={others} onChange={setOthers} />
          <Button variant="default" disabled={!isChanged} onClick={() => setOthers({})}>
            Reset
          </Button>
        </div>
      </details>
    </Paper>
  );
}

type Types = SittingEstimate['types'];

function BestTypes({ types }: { readonly types: Types }) {
  const best = bestTypes(types);
  if (best.length === 0) return <Text mt={4}>You got every point. There is nothing left to gain.</Text>;
  return (
    <Text mt={4}>
      {best.length === 1
        ? 'The type that would raise your score most:'
        : 'The two types that would raise your score most:'}{' '}
      {best.map((type, index) => (
        <span key={type}>
          {index > 0 && ' and '}
          <Anchor
            component={Link}
            to={`${paths.exercise.path}?exercise=${type}`}
            inherit
            underline="always"
            aria-label={`Practise ${fullTypeName(type)}`}
          >
            {fullTypeName(type)}
          </Anchor>
        </span>
      ))}
      .
    </Text>
  );
}

interface Outcome {
  readonly key: string;
  readonly name: string;
  readonly now: number;
  readonly changed: number;
}

function outcomesOf(types: Types, others: OtherShares): readonly Outcome[] {
  const [now, after] = [scoresWith(types, {}), scoresWith(types, others)];
  return [
    { key: 'overall', name: 'Overall', now: now.overall, changed: after.overall },
    ...sections.map((skill) => ({
      key: skill,
      name: sectionNames[skill],
      now: now.skills[skill],
      changed: after.skills[skill],
    })),
  ].filter((one): one is Outcome => one.now !== undefined && one.changed !== undefined);
}

function Outcomes({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  return (
    <dl className={styles['what-if-scores']} aria-live="polite">
      {outcomes.map((one) => (
        <div key={one.key}>
          <dt>{one.name}</dt>
          <dd className="digits">
            {one.changed}
            {one.changed !== one.now && (
              <small>
                {' '}
                {one.changed > one.now ? '+' : '−'}
                {Math.abs(one.changed - one.now)}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface SharesProps {
  readonly types: Types;
  readonly others: OtherShares;
  readonly onChange: (change: (before: OtherShares) => OtherShares) => void;
}

function Shares({ types, others, onChange }: SharesProps) {
  const scored = types.filter(({ share }) => share !== undefined);
  return (
    <ul className={styles['what-if-types']}>
      {scored.map(({ type, share = 0 }) => {
        const value = Math.round(100 * (others[type] ?? share));
        const name = fullTypeName(type);
        return (
          <li key={type}>
            <Group justify="space-between" gap="xs">
              <Text component="span" size="sm">
                {name}
              </Text>
              <Text component="span" size="sm" className="digits">
                {value}%
              </Text>
            </Group>
            <Slider
              value={value}
              onChange={(percent) => onChange((before) => ({ ...before, [type]: percent / 100 }))}
              step={5}
              label={null}
              thumbLabel={`${name}, share of the points in percent`}
              thumbSize={20}
            />
          </li>
        );
      })}
    </ul>
  );
}
