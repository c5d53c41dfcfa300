import { Button, CircularProgress } from '@mui/material';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext, useNotify, type RaRecord } from 'react-admin';
import { textOf } from '#console/core/api.ts';
import { csvOf, type CsvCell } from '#console/core/csv.ts';
import { useMayExport } from '../if-may.tsx';
import { fetchAllRows } from '#console/core/fetch-all-rows.ts';
import { saveFile } from '#console/core/save-file.ts';

export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>;

interface ExportAllButtonProps<Row> {
  readonly columns: CsvColumns<Row>;
}

/**
 * Exports all rows of the list with its current filter and sorting. The user can stop a long export; leaving the page
 * stops it too.
 */
export function ExportAllButton<Row extends RaRecord>({ columns }: ExportAllButtonProps<Row>) {
  const { resource, filterValues: filter, sort, total } = useListContext<Row>();
  const mayExport = useMayExport(resource);
  const provider = useDataProvider();
  const notify = useNotify();
  const running = useRef<AbortController>(null);
  const [progress, setProgress] = useState<{ readonly fetched: number; readonly total: number }>();
  useEffect(() => () => running.current?.abort(), []);

  const save = async () => {
    const { signal } = (running.current = new AbortController());
    const onProgress = (fetched: number, all: number) => setProgress({ fetched, total: all });
    onProgress(0, total ?? 0);
    try {
      const rows = await fetchAllRows<Row>(provider, resource, { filter, sort }, { signal, onProgress });
      const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
      const file = new Blob([csvOf(Object.keys(columns), cells)], { type: 'text/csv' });
      saveFile(file, `${resource}-${new Date().toISOString().slice(0, 10)}.csv`);
      notify(`${rows.length} ${rows.length === 1 ? 'row is' : 'rows are'} among your downloads.`, {
        type: 'success',
      });
    } catch (error) {
      if (!signal.aborted) notify(textOf(error), { type: 'error' });
    } finally {
      setProgress(undefined);
    }
  };

  if (!mayExport) return null;
  if (!progress) {
    return (
      <Button
        size="small"
        startIcon={<IconDownload size={18} />}
        disabled={total === 0}
        onClick={() => void save()}
      >
        Export CSV
      </Button>
    );
  }
  const share = (100 * progress.fetched) / Math.max(1, progress.total);
  return (
    <Button
      size="small"
      startIcon={<CircularProgress variant="determinate" value={share} size={18} aria-hidden />}
      onClick={() => running.current?.abort()}
    >
      Stop export{progress.total > 0 && `, ${progress.fetched} of ${progress.total}`}
    </Button>
  );
}
