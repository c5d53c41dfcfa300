import { z } from 'zod';
import { setting, url } from './setting.ts';

export const paymentSettings = {
  STRIPE_SECRET_KEY: setting({
    schema: z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w{10,500}$/)
      .optional(),
    meaning:
      'The secret key of Stripe; requires the next two settings. Without them a till simulates payments, or with `NINETY_ENV=production` nothing can be bought',
    expected: 'a secret or restricted key of Stripe',
    example: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc',
    otherwise: 'none: the till',
  }),
  STRIPE_PUBLISHABLE_KEY: setting({
    schema: z
      .string()
      .regex(/^pk_(test|live)_\w{10,500}$/)
      .optional(),
    meaning: 'The publishable key of Stripe, for its script in the browser',
    expected: 'a publishable key of Stripe',
    example: 'pk_test_TYooMQauvdEDq54NiTphI7jx',
    otherwise: 'none',
  }),
  STRIPE_WEBHOOK_SECRET: setting({
    schema: z
      .string()
      .regex(/^whsec_\S{10,500}$/)
      .optional(),
    meaning:
      'The signing secret of Stripe’s webhooks, which are sent to `/api/webhooks/stripe` of `PUBLIC_URL`',
    expected: 'a signing secret of an endpoint of Stripe',
    example: 'whsec_wRNftLajMZNeslQOP6vEPm4iVx5NlZ6z',
    otherwise: 'none',
  }),
  STRIPE_API_URL: setting({
    schema: url('http:', 'https:')
      .transform((text) => text.replace(/\/+$/, ''))
      .optional(),
    meaning:
      "Where Stripe's API is spoken, for tests; without keys, where the processes of Ninety find the till",
    expected: 'an http:// or https:// address',
    example: 'http://127.0.0.1:12111',
    otherwise: "Stripe's own, or `http://127.0.0.1:<PORT>/till`",
  }),
} as const;
