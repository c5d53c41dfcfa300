import { z } from 'zod';
import { personal } from '../../core/events/personal.ts';
import { examTypeSchema } from '../exam-type.ts';
import { agreedToSchema } from '../regulations.ts';
import { signInProviderSchema } from './sign-in-provider.ts';

export const signInSchema = z.object({
  provider: signInProviderSchema,
  subject: z.string(),
});
export type SignIn = z.infer<typeof signInSchema>;

export const signInEvents = {
  /** Created by a sign-in: without a password, and at first without an address. */
  UserJoined: {
    version: 1,
    schema: z.object({
      userId: z.string(),
      examType: examTypeSchema,
      agreedTo: agreedToSchema.optional(),
    }),
  },
  /** To be verified, for an account without a verified address. */
  EmailAdded: { version: 1, schema: z.object({ email: personal(z.string()) }) },
  SignInLinked: { version: 1, schema: signInSchema },
  SignInUnlinked: { version: 1, schema: signInSchema },
} as const;
