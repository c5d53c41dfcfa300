import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { ExerciseBar } from './exercise-bar.tsx';
import { MobileAppNote } from './mobile-app-note.tsx';
import type { OpenedFrom } from './opened-from.ts';
import TypeStats from './type-stats.tsx';

interface Props {
  readonly type: TypeCode;
  readonly list: OpenedFrom;
}

/** A type of the catalogue that cannot be practised yet: what it is, and what it is like in the exam. */
export default function ComingType({ type, list }: Props) {
  const { name, section, description, task, color, usesMicrophone } = catalogue[type];
  return (
    <article className="exercise" style={{ '--category': `var(--mantine-color-${color}-6)` }}>
      <ExerciseBar list={list} />
      <Stack gap="md" maw={720}>
        <header className="exercise-head">
          <span className="type-badge" aria-hidden>
            {type}
          </span>
          <Title order={1} size="h3">
            {name}
          </Title>
          <Badge variant="outline" color="slate">
            Coming
          </Badge>
        </header>
        {usesMicrophone && <MobileAppNote />}
        <Text>{description}</Text>
        <Text c="dimmed">
          Questions of this type are coming. You cannot practise them here yet. This is what you will be
          asked:
        </Text>
        <p className="exercise-task">{task}</p>
        <TypeStats type={type} />
        <Group>
          <ButtonLink to={paths.practice.getHref(section)}>See what you can practise now</ButtonLink>
        </Group>
      </Stack>
    </article>
  );
}
