import { resendVerification } from '#domain/accounts/contract.ts';
import { call } from '#student/core/api.ts';
import { messageOf } from '#student/core/messages.ts';
import { notify } from '#student/core/notices.ts';

const spamHelp =
  'Check your email inbox! If this address has an unverified account, a new link is on its way.';

export async function resendMail(email: string): Promise<void> {
  try {
    await call(resendVerification, { email });
    notify('Email sent successfully!', 'done', { help: spamHelp });
  } catch (error) {
    notify('Email not sent!', 'problem', { help: messageOf(error) });
    throw error;
  }
}
