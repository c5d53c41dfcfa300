import { ActionIcon, Anchor, Group } from '@mantine/core';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OpenedFrom } from './opened-from.ts';
import type { Following } from './use-following.ts';
import styles from './exercise-bar.module.css';
import layout from '#student/components/styles/layout.module.css';

interface Props {
  readonly list: OpenedFrom;
  readonly following?: Following | undefined;
  readonly onLeave?: (() => void) | undefined;
  readonly children?: ReactNode;
}

export function ExerciseBar({ list, following, onLeave, children }: Props) {
  return (
    <div className={styles['exercise-bar']}>
      <Anchor
        component={Link}
        to={list.getBackHref(following?.place ?? null)}
        size="sm"
        className={styles['exercise-back']}
      >
        <IconArrowLeft size={18} aria-hidden /> <span className={layout['if-wide']}>{list.backName}</span>
      </Anchor>
      {following && (
        <Group component="nav" gap={6} wrap="nowrap" aria-label="Questions in this list">
          <Neighbour
            label="Previous question"
            href={following.previous && list.getHref(following.previous)}
            onLeave={onLeave}
            icon={<IconChevronLeft size={20} aria-hidden />}
          />
          <span className={`digits ${styles['exercise-place-text']} quiet`}>{placeText(following)}</span>
          <Neighbour
            label="Next question"
            href={following.next ? list.getHref(following.next) : undefined}
            onLeave={onLeave}
            icon={<IconChevronRight size={20} aria-hidden />}
          />
        </Group>
      )}
      <Group gap={6} wrap="nowrap" justify="flex-end">
        {children}
      </Group>
    </div>
  );
}

function placeText({ place, total }: Following): string {
  if (total === undefined) return '';
  return place === null ? `${total} in the list` : `${place} of ${total}`;
}

interface NeighbourProps {
  readonly label: string;
  readonly href: string | undefined;
  readonly onLeave: (() => void) | undefined;
  readonly icon: ReactNode;
}

function Neighbour({ label, href, onLeave, icon }: NeighbourProps) {
  const look = { variant: 'default', size: 36, 'aria-label': label } as const;
  if (href === undefined) {
    return (
      <ActionIcon {...look} disabled>
        {icon}
      </ActionIcon>
    );
  }
  return (
    <ActionIcon component={Link} to={href} {...look} onClick={onLeave}>
      {icon}
    </ActionIcon>
  );
}
