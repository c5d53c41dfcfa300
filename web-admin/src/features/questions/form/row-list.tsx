import { Box, Button, FormHelperText, IconButton, Stack, Typography } from '@mui/material';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { fieldId } from './editing.ts';
import { moved, removed } from './rows.ts';

interface RowListProps<Row> {
  readonly title: string;
  readonly hint?: string | undefined;
  /** `Option`: rows are called `Option 1`, `Option 2`. */
  readonly name: string;
  readonly rows: readonly Row[];
  readonly onRows: (rows: Row[]) => void;
  /** The path of the whole list, and what is wrong with it. */
  readonly path: string;
  readonly error: string | undefined;
  /** What a new row begins with. */
  readonly empty: Row;
  readonly children: (row: Row, index: number) => ReactNode;
}

/** Rows that are added, removed and moved by buttons; the focus goes with the row that moves. */
export function RowList<Row>(props: RowListProps<Row>) {
  const { title, hint, name, rows, onRows, path, error, empty, children } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const toFocus = useRef<string[]>([]);
  useEffect(() => {
    if (toFocus.current.length === 0) return;
    const wanted = toFocus.current.map((act) =>
      list.current?.querySelector<HTMLButtonElement>(`:scope > * > * > [data-act="${act}"]`),
    );
    toFocus.current = [];
    wanted.find((button) => button && !button.disabled)?.focus();
  });
  const move = (index: number, by: -1 | 1) => {
    const to = index + by;
    toFocus.current = by < 0 ? [`${to}up`, `${to}down`] : [`${to}down`, `${to}up`];
    onRows(moved(rows, index, by));
  };
  const remove = (index: number) => {
    toFocus.current = [`${Math.min(index, rows.length - 2)}remove`];
    onRows(removed(rows, index));
  };
  return (
    <Box
      component="fieldset"
      ref={list}
      id={fieldId(path)}
      tabIndex={-1}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="subtitle1" sx={{ fontWeight: 650, p: 0 }}>
        {title}
      </Typography>
      {hint !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
      {rows.map((row, index) => (
        <Box
          key={index}
          role="group"
          aria-label={`${name} ${index + 1}`}
          sx={{ borderLeft: 3, borderColor: 'divider', pl: { xs: 1, sm: 2 }, my: 2 }}
        >
          <Stack direction="row" sx={{ alignItems: 'center', mb: 0.5 }}>
            <Typography sx={{ flex: 1, fontWeight: 650 }}>
              {name} {index + 1}
            </Typography>
            <IconButton
              data-act={`${index}up`}
              aria-label={`Move ${name} ${index + 1} up`}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            >
              <IconArrowUp size={20} />
            </IconButton>
            <IconButton
              data-act={`${index}down`}
              aria-label={`Move ${name} ${index + 1} down`}
              disabled={index === rows.length - 1}
              onClick={() => move(index, 1)}
            >
              <IconArrowDown size={20} />
            </IconButton>
            <IconButton
              data-act={`${index}remove`}
              aria-label={`Remove ${name} ${index + 1}`}
              onClick={() => remove(index)}
            >
              <IconTrash size={20} />
            </IconButton>
          </Stack>
          <Stack spacing={1.5}>{children(row, index)}</Stack>
        </Box>
      ))}
      <Button startIcon={<IconPlus size={18} />} onClick={() => onRows([...rows, empty])}>
        Add {/^[AEIOU]/.test(name) ? 'an' : 'a'} {name.toLowerCase()}
      </Button>
    </Box>
  );
}
