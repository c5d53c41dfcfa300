import { ActionIcon, Menu } from '@mantine/core';
import {
  IconBook2,
  IconDots,
  IconEraser,
  IconFlag,
  IconKeyboard,
  IconListNumbers,
  IconStar,
  IconStarFilled,
  IconVocabulary,
} from '@tabler/icons-react';
import type { DialogName } from './dialogs.tsx';
import type { Marks } from './use-marks.ts';

interface Props {
  readonly marks: Marks;
  /** `undefined` where the type has one layout only. */
  readonly isBeside: boolean | undefined;
  readonly onToggleLayout: () => void;
  readonly onOpen: (dialog: DialogName) => void;
}

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

/** Where the focus goes back to when a dialog that the menu opened is closed. */
export const menuButton = '[data-exercise-menu]';

/** Favourite, list, and everything else in a menu. */
export function ExerciseTools({ marks, isBeside, onToggleLayout, onOpen }: Props) {
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
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
      <ActionIcon variant="default" size={36} aria-label="Question list" onClick={() => onOpen('list')}>
        <IconListNumbers size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Menu
        position="bottom-end"
        width={270}
        transitionProps={{ duration: 100 }}
        classNames={{ itemIndicator: 'menu-check' }}
        returnFocus
      >
        <Menu.Target>
          <ActionIcon data-exercise-menu variant="default" size={36} aria-label="More for this question">
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconVocabulary {...icon} />} onClick={() => onOpen('word')}>
            Look up a word
          </Menu.Item>
          <Menu.Item leftSection={<IconBook2 {...icon} />} onClick={() => onOpen('guide')}>
            PTE Official score guide
          </Menu.Item>
          <Menu.Divider />
          <Menu.CheckboxItem
            checked={marks.isTested}
            disabled={!marks.isKnown}
            closeMenuOnClick
            onChange={() => marks.toggle('isTested')}
          >
            Came up in my exam
          </Menu.CheckboxItem>
          <Menu.Item leftSection={<IconFlag {...icon} />} onClick={() => onOpen('report')}>
            Report this question
          </Menu.Item>
          <Menu.Item
            leftSection={<IconEraser {...icon} />}
            disabled={marks.answered === 0}
            onClick={() => onOpen('clear')}
          >
            Clear my score
          </Menu.Item>
          <Menu.Divider />
          {isBeside !== undefined && (
            <Menu.CheckboxItem
              className="only-wide"
              checked={isBeside}
              closeMenuOnClick
              onChange={onToggleLayout}
            >
              Text beside the answer
            </Menu.CheckboxItem>
          )}
          <Menu.Item leftSection={<IconKeyboard {...icon} />} onClick={() => onOpen('shortcuts')}>
            Keyboard shortcuts
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
