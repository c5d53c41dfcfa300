import { startEventStoreDbNode } from '#infra/testing/servers/eventstoredb-node.ts';
import { eventStoreContract } from '../testing/contract.ts';
import { startTlsHarness } from './testing/tls-harness.ts';

eventStoreContract('EventStoreDB by TLS', async () => startTlsHarness(await startEventStoreDbNode()));
