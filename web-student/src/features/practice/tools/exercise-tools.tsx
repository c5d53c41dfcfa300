import { ActionIcon } from '@mantine/core';
import { IconListNumbers, IconStar, IconStarFilled } from '@tabler/icons-react';
import { DeferredButton } from '#student/components/menu-button/deferred-button.tsx';
import { preloadable } from '#student/components/preloadable.tsx';
import { menuLook, menuName } from './exercise-menu-button.tsx';
import type { ToolProps } from './tool-props.ts';
import layout from '#student/components/styles/layout.module.css';

const ExerciseMenu = preloadable(() => import('./exercise-menu.tsx'));

export function ExerciseTools({ marks, isBeside, onToggleLayout, onOpen }: ToolProps) {
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        className={layout['not-on-phone']}
        aria-label="Favourite"
        aria-pressed={marks.isFavorite}
        disabled={!marks.isKnown}
        onClick={() => marks.toggle('isFavorite')}
      >
        {marks.isFavorite ? (
          <IconStarFilled size={20} className="favorite-star" aria-hidden />
        ) : (
          <IconStar size={20} stroke={1.6} aria-hidden />
        )}
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        className={layout['not-on-phone']}
        aria-label="Question list"
        onClick={() => onOpen('list')}
      >
        <IconListNumbers size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      <DeferredButton
        {...menuLook}
        Late={ExerciseMenu}
        late={{ marks, isBeside, onToggleLayout, onOpen }}
        label={menuName}
        opens="menu"
      />
    </>
  );
}
