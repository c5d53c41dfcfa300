import {
  answerConversation,
  closeConversation,
  type WholeConversation,
} from '#domain/inbox/admin-contract.ts';
import { IconCheck, IconSend } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import { ActButton } from '../../components/acts/act-button.tsx';
import { ConfirmButton } from '../../components/acts/confirm-button.tsx';
import { call } from '../../core/api.ts';

/** Answers a message by email and in the app, or closes the conversation without an answer. */
export const AnswerButtons = () => {
  const conversation = useRecordContext<WholeConversation>();
  // Nothing can be sent to a deleted account.
  if (!conversation || conversation.messages === null) return null;
  const { id: conversationId, status, email } = conversation;
  return (
    <>
      <ActButton
        button="Answer"
        icon={<IconSend size={18} />}
        variant="contained"
        title="Answer this message"
        explanation={`The answer is sent to ${email ?? 'the writer'} by email. A user reads it in the app too.`}
        confirm="Send answer"
        done="The answer is sent."
        label="Answer"
        hint="Plain text. Lines stay as they are."
        maximum={5000}
        width="sm"
        act={(reply) => call(answerConversation, { conversationId, reply })}
      />
      {status !== 'closed' && (
        <ConfirmButton
          button="Close"
          icon={<IconCheck size={18} />}
          title="Close this conversation"
          content="It leaves the open messages. Another message of the writer opens it again."
          confirm="Close"
          done="The conversation is closed."
          act={() => call(closeConversation, { conversationId })}
        />
      )}
    </>
  );
};
