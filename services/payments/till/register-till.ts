import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { deliverNotices, type Deliver } from './deliver-notices.ts';
import { registerTillApi } from './till-api.ts';
import type { TillKeys } from './till-keys.ts';
import { registerTillPage } from './till-page-routes.ts';
import { createTillStore } from './till-store.ts';
import { setSwitches, switchesSchema } from './till-switches.ts';

export interface TillOptions {
  readonly pool: pg.Pool;
  readonly log: Pick<Logger, 'warn'>;
  readonly keys: TillKeys;
  readonly publicUrl: string;
  readonly deliver: Deliver;
}

/** The till at `/till`: the part of Stripe's API that we use, with webhooks, but without money. Its state is in Postgres. */
export async function registerTill(app: FastifyInstance, options: TillOptions): Promise<void> {
  const { pool, log, keys, publicUrl, deliver } = options;
  const store = createTillStore(pool, () => teller.wake());
  const teller = deliverNotices({
    pool,
    store: () => store,
    webhookSecret: keys.webhookSecret,
    deliver,
    log,
  });
  const config = { config: { access: 'anyone' } } as const;
  app.addHook('onListen', async () => teller.wake());
  app.addHook('preClose', () => teller[Symbol.asyncDispose]());
  await app.register(
    async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, new URLSearchParams(String(body))),
      );
      registerTillPage(scope, store, publicUrl);
      await scope.register(
        async (api) => {
          registerTillApi(api, store, keys.secretKey);
          api.post('/switches', config, ({ body }) => setSwitches(pool, switchesSchema.parse(body)));
        },
        { prefix: '/v1' },
      );
    },
    { prefix: '/till' },
  );
}
