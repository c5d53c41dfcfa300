import { Paper, Text, Title } from '@mantine/core';
import { PageTitle } from '#student/components/page-title.tsx';
import { ContactForm } from './contact-form.tsx';
import { ConversationThread } from './conversation-thread.tsx';
import { useConversations } from './use-conversations.ts';

/** Specification, document 1, sections 2 and 5. */
export default function ContactPage() {
  const { query, reload } = useConversations();
  const conversations = query.data ?? [];
  return (
    <div className="page page-narrow">
      <PageTitle>Contact Us</PageTitle>
      <Text c="dimmed" mt="xs" mb="md">
        Write to our team. You get our answer by email, and you can read it on this page.
      </Text>
      <Paper withBorder p="lg">
        <ContactForm onSent={reload} />
      </Paper>
      {/* The form works without the conversations, so a failed query shows nothing. */}
      {conversations.length > 0 && (
        <>
          <Title order={2} size="h4" mt="xl" mb="md">
            Your messages
          </Title>
          {conversations.map((conversation) => (
            <Paper key={conversation.conversationId} withBorder p="lg" mb="md">
              <ConversationThread conversation={conversation} onSent={reload} />
            </Paper>
          ))}
        </>
      )}
    </div>
  );
}
