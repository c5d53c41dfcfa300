import { Button, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#student/components/dialog.tsx';
import { QueryProblem } from '#student/components/problem.tsx';
import { Waiting } from '#student/components/waiting.tsx';
import { ContactForm } from './contact-form.tsx';
import { ConversationThread } from './conversation-thread.tsx';
import { useConversations } from './use-conversations.ts';

export default function ChatPanel({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Chat with our team" onClose={onClose}>
      <Chat />
    </Dialog>
  );
}

function Chat() {
  const { query, reload } = useConversations();
  const [isNew, setNew] = useState(false);
  if (query.isPending) {
    return (
      <Waiting>
        <Skeleton height={48} />
        <Skeleton height={96} />
      </Waiting>
    );
  }
  if (query.data === undefined) return <QueryProblem error={query.error} onRetry={() => query.refetch()} />;
  const [latest] = query.data;
  if (latest && !isNew) {
    return (
      <>
        <ConversationThread conversation={latest} onSent={reload} />
        <Button variant="subtle" mt="xs" onClick={() => setNew(true)}>
          Start a new conversation
        </Button>
      </>
    );
  }
  return (
    <>
      <Text c="dimmed" mb="md">
        We answer here and by email. You can close this window.
      </Text>
      <ContactForm
        onSent={() => {
          setNew(false);
          reload();
        }}
      />
    </>
  );
}
