import { ActionIcon, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconBook2,
  IconEraser,
  IconFlag,
  IconKeyboard,
  IconListNumbers,
  IconVocabulary,
} from '@tabler/icons-react';
import { openWithArrow } from '#student/components/menu-button/open-with-arrow.ts';
import { useIsPhone } from '#student/components/use-is-phone.ts';
import { useTakeOver, type ButtonBefore } from '#student/components/menu-button/use-take-over.ts';
import { menuLook, menuName } from './exercise-menu-button.tsx';
import type { ToolProps } from './tool-props.ts';
import styles from './exercise-menu.module.css';

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

export default function ExerciseMenu({
  marks,
  isBeside,
  onToggleLayout,
  onOpen,
  ...before
}: ToolProps & ButtonBefore) {
  const button = useTakeOver(before);
  const isPhone = useIsPhone();
  // The side-by-side layout needs a wide window.
  const isWide = useMediaQuery('(min-width: 68em)', true, { getInitialValueInEffect: false });
  return (
    <Menu
      position="bottom-end"
      width={270}
      transitionProps={{ duration: 100 }}
      classNames={{ itemIndicator: styles['menu-check'] ?? '' }}
      returnFocus
    >
      <Menu.Target>
        <ActionIcon {...menuLook} ref={button} aria-label={menuName} onKeyDown={openWithArrow} />
      </Menu.Target>
      <Menu.Dropdown>
        {isPhone && (
          <>
            <Menu.CheckboxItem
              checked={marks.isFavorite}
              disabled={!marks.isKnown}
              closeMenuOnClick
              onChange={() => marks.toggle('isFavorite')}
            >
              Favourite
            </Menu.CheckboxItem>
            <Menu.Item leftSection={<IconListNumbers {...icon} />} onClick={() => onOpen('list')}>
              Question list
            </Menu.Item>
          </>
        )}
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
        {isBeside !== undefined && isWide && (
          <Menu.CheckboxItem checked={isBeside} closeMenuOnClick onChange={onToggleLayout}>
            Text beside the answer
          </Menu.CheckboxItem>
        )}
        <Menu.Item
          className="keyboard-hint"
          leftSection={<IconKeyboard {...icon} />}
          onClick={() => onOpen('shortcuts')}
        >
          Keyboard shortcuts
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
