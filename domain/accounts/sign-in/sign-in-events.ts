import { z } from 'zod';
import { personal } from '../../core/events/personal.ts';
import { examTypeSchema } from '../exam-type.ts';
import { agreedToSchema } from '../regulations.ts';
import { signInProviderSchema } from './sign-in-provider.ts';

/** A way to log in that another provider vouches for. */
export const signInSchema = z.object({
  provider: signInProviderSchema,
  /** A keyed hash of who the person is there. */
  subject: z.string(),
});
export type SignIn = z.infer<typeof signInSchema>;

export const signInEvents = {
  /** An account was opened by a sign-in with a provider: without a password, and at first without an address. */
  UserJoined: {
    version: 1,
    schema: z.object({
      userId: z.string(),
      examType: examTypeSchema,
      agreedTo: agreedToSchema.optional(),
    }),
  },
  /** An account that had no verified address got one to verify. */
  EmailAdded: { version: 1, schema: z.object({ email: personal(z.string()) }) },
  SignInLinked: { version: 1, schema: signInSchema },
  SignInUnlinked: { version: 1, schema: signInSchema },
} as const;
