import type { FastifyInstance } from 'fastify';
import { receiptKeysPath } from '#domain/receipts/receipt-keys.ts';
import type { Dependencies } from '../dependencies.ts';

/** The public keys, with which anyone can verify receipts. */
export function registerReceiptKeys(
  app: FastifyInstance,
  { receiptSigner }: Pick<Dependencies, 'receiptSigner'>,
): void {
  app.get(receiptKeysPath, { config: { access: 'anyone' } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(receiptSigner.publicKeys),
  );
}
