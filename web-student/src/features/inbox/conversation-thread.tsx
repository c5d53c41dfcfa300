import { Button, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { continueConversation, type OwnConversation } from '#domain/inbox/contract.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { useCallForm } from '#student/components/use-call-form.ts';
import { announce } from '#student/core/notices.ts';
import { sendMessage } from './api/conversations.ts';
import styles from './conversation-thread.module.css';

interface Props {
  readonly conversation: OwnConversation;
  readonly onSent: () => void;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const states = {
  open: 'We have your message and will answer it.',
  answered: 'We answered.',
  closed: 'This conversation is closed. Write again to reopen it.',
} as const;

export function ConversationThread({ conversation, onSent }: Props) {
  const { conversationId, messages, status } = conversation;
  const [sent, setSent] = useState(0);
  return (
    <div className={styles['thread']}>
      <ol aria-label="Messages">
        {messages.map(({ from, text, at }, index) => (
          <li key={index} data-from={from}>
            <Text component="span" size="xs" c="dimmed" display="block">
              {from === 'team' ? 'Our team' : 'You'} · {moment.format(new Date(at))}
            </Text>
            <span className={styles['thread-text']}>{text}</span>
          </li>
        ))}
      </ol>
      <Text size="sm" c="dimmed">
        {states[status]}
      </Text>
      {/* Remount after each message to clear the form. */}
      <ReplyForm
        key={sent}
        conversationId={conversationId}
        onSent={() => {
          setSent(sent + 1);
          announce('Message sent.');
          onSent();
        }}
      />
    </div>
  );
}

function ReplyForm({
  conversationId,
  onSent,
}: {
  readonly conversationId: string;
  readonly onSent: () => void;
}) {
  const form = useCallForm(continueConversation, async (input) => {
    await sendMessage(input);
    onSent();
  });
  return (
    <form className="form" onSubmit={form.onSubmit} noValidate>
      <FormFailure text={form.failure} />
      <input type="hidden" name="conversationId" value={conversationId} />
      <Textarea
        name="message"
        label="Reply"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={5000}
        error={form.errors['message']}
      />
      <Button type="submit" variant="default" loading={form.isPending}>
        Send
      </Button>
    </form>
  );
}
