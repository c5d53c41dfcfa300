import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fetchEmailList, writtenLists } from '#domain/support/installation-contract.ts';
import { call, textOf } from '#console/core/api.ts';
import { csvOf } from '#console/core/csv.ts';
import { saveFile } from '#console/core/save-file.ts';

type List = (typeof writtenLists)[number];

const names: Readonly<Record<List, string>> = {
  general: 'News from Ninety',
  third_party: 'Offers from partners',
};

async function fetchAll(list: List): Promise<string[]> {
  const emails: string[] = [];
  for (let after: string | undefined; ;) {
    const { body } = await call(fetchEmailList, { list, ...(after !== undefined && { after }) });
    emails.push(...body.emails);
    if (body.next === undefined) return emails;
    after = body.next;
  }
}

export const EmailList = () => {
  const notify = useNotify();
  const [list, setList] = useState<List>('general');
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const download = async () => {
    setWaiting(true);
    setProblem(undefined);
    try {
      const emails = await fetchAll(list);
      if (emails.length > 0) {
        const text = csvOf(
          ['Email address'],
          emails.map((email) => [email]),
        );
        saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `emails-${list}.csv`);
      }
      notify(
        emails.length === 0
          ? 'No user has agreed to these emails yet.'
          : `${emails.length} addresses are saved.`,
      );
    } catch (error) {
      setProblem(textOf(error));
    } finally {
      setWaiting(false);
    }
  };
  return (
    <Stack component="section" spacing={2} aria-labelledby="email-list-title" sx={{ maxWidth: 480 }}>
      <Typography id="email-list-title" component="h2" variant="h6">
        Email list
      </Typography>
      <Typography>
        Only users who agreed to these emails and whose address works. The security log records each download.
      </Typography>
      <TextField
        select
        label="Emails"
        value={list}
        onChange={({ target }) => setList(target.value === 'general' ? 'general' : 'third_party')}
      >
        {writtenLists.map((one) => (
          <MenuItem key={one} value={one}>
            {names[one]}
          </MenuItem>
        ))}
      </TextField>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      <Button
        variant="outlined"
        loading={isWaiting}
        onClick={() => void download()}
        sx={{ alignSelf: 'flex-start' }}
      >
        Download addresses
      </Button>
    </Stack>
  );
};
