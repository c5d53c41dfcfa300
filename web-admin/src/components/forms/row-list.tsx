import { Box, Button, IconButton } from '@mui/material';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import {
  ArrayInput,
  SimpleFormIterator,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
  useWrappedSource,
} from 'react-admin';
import { RowFrame } from './row-frame.tsx';

interface RowListProps {
  readonly source: string;
  readonly title: string;
  readonly hint?: string;
  readonly name: string;
  readonly empty: object;
  readonly children: (index: number) => ReactNode;
}

const label = {
  position: 'static',
  order: -2,
  transform: 'none',
  typography: 'subtitle1',
  fontWeight: 650,
  color: 'text.primary',
} as const;
/** Puts the error or hint of a list before its rows. */
const hintFirst = { order: -1, mx: 0 } as const;

/** Buttons add, remove and move the rows; the focus follows the moved row. */
export const RowList = ({ source, title, hint, name, empty, children }: RowListProps) => (
  <ArrayInput
    source={source}
    label={title}
    helperText={hint ?? false}
    role="group"
    aria-label={title}
    id={useWrappedSource(source)}
    tabIndex={-1}
    sx={{ m: 0, '& .RaArrayInput-label': label, '& > .MuiFormHelperText-root': hintFirst }}
  >
    <Rows add={`Add ${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`} empty={empty}>
      <OneRow name={name}>{children}</OneRow>
    </Rows>
  </ArrayInput>
);

/** The rows of a list without react-admin's own buttons: our buttons have distinct names. */
export const Rows = ({ add, empty, children }: { add: string; empty: object; children: ReactNode }) => (
  <SimpleFormIterator
    fullWidth
    disableClear
    disableRemove
    disableReordering
    addButton={<AddButton label={add} empty={empty} />}
    sx={{ '& .RaSimpleFormIterator-line': { borderBottom: 'none' } }}
  >
    {children}
  </SimpleFormIterator>
);

const AddButton = ({ label: text, empty }: { label: string; empty: object }) => {
  const { add } = useSimpleFormIterator();
  return (
    <Button startIcon={<IconPlus size={18} />} onClick={() => add(structuredClone(empty))}>
      {text}
    </Button>
  );
};

const OneRow = ({ name, children }: Pick<RowListProps, 'name' | 'children'>) => {
  const { index, total, reOrder } = useSimpleFormIteratorItem();
  const title = `${name} ${index + 1}`;
  const [up, down] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const pressed = useRef<{ readonly by: -1 | 1; readonly to: number }>(undefined);
  useEffect(() => {
    if (pressed.current?.to !== index) return;
    const [same, other] = pressed.current.by < 0 ? [up, down] : [down, up];
    pressed.current = undefined;
    // At either end of the list, the pressed button becomes disabled.
    (same.current?.disabled ? other : same).current?.focus();
  });
  const move = (by: -1 | 1) => {
    pressed.current = { by, to: index + by };
    reOrder(index + by);
  };
  return (
    <Box sx={{ my: 1 }}>
      <RowFrame
        name={title}
        title={title}
        actions={
          <>
            <IconButton
              ref={up}
              aria-label={`Move ${title} up`}
              disabled={index === 0}
              onClick={() => move(-1)}
            >
              <IconArrowUp size={20} />
            </IconButton>
            <IconButton
              ref={down}
              aria-label={`Move ${title} down`}
              disabled={index === total - 1}
              onClick={() => move(1)}
            >
              <IconArrowDown size={20} />
            </IconButton>
            <RemoveButton label={`Remove ${title}`} />
          </>
        }
      >
        {children(index)}
      </RowFrame>
    </Box>
  );
};

/** Moves the focus to the same button of the next row, or of the previous one. */
export const RemoveButton = ({ label: text }: { label: string }) => {
  const { remove } = useSimpleFormIteratorItem();
  const onClick = ({ currentTarget }: MouseEvent) => {
    const row = currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    const list = row?.parentElement?.parentElement;
    const next =
      neighbour?.querySelector('[data-remove]') ?? list?.querySelector('button:not([data-remove])');
    if (next instanceof HTMLElement) next.focus();
    remove();
  };
  return (
    <IconButton data-remove aria-label={text} onClick={onClick}>
      <IconTrash size={20} />
    </IconButton>
  );
};
