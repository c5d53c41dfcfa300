import {
  answerConversation,
  closeConversation,
  type WholeConversation,
} from '#domain/inbox/admin-contract.ts';
import { IconCheck, IconSend } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { ConfirmButton } from '#console/components/acts/confirm-button.tsx';
import { call } from '#console/core/api.ts';

export const AnswerButtons = () => {
  const conversation = useRecordContext<WholeConversation>();
  if (!conversation || conversation.messages === null) return null;
  const { id: conversationId, status, email } = conversation;
  return (
    <>
      <ActButton
        button="Answer"
        icon={<IconSend size={18} />}
        variant="contained"
        title="Answer this message"
        explanation={`The answer is sent to ${email ?? 'the writer'} by email. Users also see it in the app.`}
        confirm="Send answer"
        done="The answer is sent."
        label="Answer"
        hint="Plain text. Line breaks are kept."
        maximum={5000}
        width="sm"
        act={(reply) => call(answerConversation, { conversationId, reply })}
      />
      {status !== 'closed' && (
        <ConfirmButton
          button="Close"
          icon={<IconCheck size={18} />}
          title="Close this conversation"
          content="It leaves the list of open messages. A new message from the writer reopens it."
          confirm="Close"
          done="The conversation is closed."
          act={() => call(closeConversation, { conversationId })}
        />
      )}
    </>
  );
};
