import { Paper, Stack, Text, Title } from '@mantine/core';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { fullTypeName } from '../../components/type-names.ts';
import TypeStats from '../exercise/type-stats.tsx';

/** What types are like that cannot be practised yet. There is nothing to search or to sort. */
export function ComingTypes({ types }: { readonly types: readonly TypeCode[] }) {
  return (
    <Stack gap="md" component="section" aria-label="Coming types">
      <Text c="dimmed">
        {types.length === 1 ? 'This type is' : 'These types are'} coming. There is no date yet; this is what
        you will be asked in the exam.
      </Text>
      {types.map((type) => (
        <Paper
          key={type}
          withBorder
          p="lg"
          style={{ '--category': `var(--mantine-color-${catalogue[type].color}-6)` }}
        >
          <span className="type-badge" aria-hidden>
            {type}
          </span>
          <Title order={2} size="h4" mt="xs">
            {fullTypeName(type)}
          </Title>
          <Text mt={4}>{catalogue[type].description}</Text>
          {types.length === 1 && (
            <>
              <p className="exercise-task">{catalogue[type].task}</p>
              <TypeStats type={type} />
            </>
          )}
        </Paper>
      ))}
      <div>
        <ButtonLink to={paths.practice.getHref('ALL')}>See what you can practise now</ButtonLink>
      </div>
    </Stack>
  );
}
