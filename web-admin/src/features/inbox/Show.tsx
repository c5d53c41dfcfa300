import type { ConversationRow, WholeConversation } from '#domain/inbox/admin-contract.ts';
import { Box, Paper, Stack, Typography } from '@mui/material';
import { FunctionField, ListButton, SimpleShowLayout, TopToolbar, useRecordContext } from 'react-admin';
import { localTime, MomentField } from '#console/components/moment.tsx';
import { HistoryLink, PersonField } from '#console/components/person-field.tsx';
import { StatusField } from '#console/components/status-chip.tsx';
import { ShowPage } from '#console/components/record-pages.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import { textOrErased, writerOf } from './words.ts';

const Name = () => {
  const conversation = useRecordContext<WholeConversation>();
  return conversation ? `Message from ${writerOf(conversation)}` : null;
};

const Actions = () => (
  <TopToolbar sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
    <ListButton />
    <AnswerButtons />
  </TopToolbar>
);

const Messages = (_props: { label: string }) => {
  // When opened from the list, the page starts with the row from the list, which has no messages.
  const conversation = useRecordContext<ConversationRow & Partial<WholeConversation>>();
  if (conversation?.messages === undefined) return null;
  const { messages } = conversation;
  if (messages === null) return <Typography>{textOrErased(null)}</Typography>;
  return (
    <Stack component="ol" spacing={1} sx={{ p: 0, m: 0, listStyle: 'none', maxWidth: '70ch' }}>
      {messages.map(({ from, text, at }, index) => (
        <Paper
          key={index}
          component="li"
          variant="outlined"
          sx={{ p: 1.5, ml: from === 'team' ? { xs: 2, sm: 6 } : 0 }}
        >
          <Typography variant="body2" color="textSecondary">
            {from === 'team' ? 'The team' : writerOf(conversation)}, {localTime(at)}
          </Typography>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
        </Paper>
      ))}
    </Stack>
  );
};

export const Show = () => (
  <ShowPage<WholeConversation> title={<Name />} actions={<Actions />}>
    <SimpleShowLayout>
      <StatusField source="status" label="State" />
      <FunctionField<WholeConversation> label="Email" render={({ email }) => textOrErased(email)} />
      <PersonField label="From" />
      <HistoryLink />
      <MomentField source="openedAt" label="Opened" />
      <Messages label="Messages" />
    </SimpleShowLayout>
  </ShowPage>
);
