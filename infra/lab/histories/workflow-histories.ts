import { setTimeout as pause } from 'node:timers/promises';
import { Client, type WorkflowClient } from '@temporalio/client';
import proto from '@temporalio/proto';
import type { JsonObject } from '#domain/core/events/json.ts';
import * as workflowCode from '#workflows/core/workflow-code.ts';
import { connectLazily } from '#workflows/core/temporal-connection.ts';
import type { History as RecordedHistory } from '#infra/histories/history.ts';

const { History } = proto.temporal.api.history.v1;
const patienceMs = 180_000;
const asText = { longs: String, enums: String, bytes: String };
/** Fields that describe the recording machine and its processes, not the workflow. */
const ofMachine: ReadonlySet<string> = new Set(['identity', 'workerVersion', 'sdkMetadata', 'stackTrace']);

/**
 * One completed history per workflow type, in the form of `workflows/core/testing/replay.ts`.
 * @throws Error if a type has none within minutes
 */
export async function workflowHistories(address: string): Promise<RecordedHistory['workflows']> {
  const connection = connectLazily(address);
  try {
    const { workflow } = new Client({ connection });
    for (const until = Date.now() + patienceMs; ; await pause(1_000)) {
      const found = await oneOfEachType(workflow);
      const missing = Object.keys(workflowCode).filter((type) => !found[type]);
      if (missing.length === 0) return found;
      if (Date.now() > until) throw new Error(`No workflow ended of ${missing.join(', ')}`);
    }
  } finally {
    await connection.close();
  }
}

async function oneOfEachType(workflow: WorkflowClient): Promise<RecordedHistory['workflows']> {
  const found: Record<string, JsonObject> = {};
  for await (const { type, workflowId, runId } of workflow.list({ query: "ExecutionStatus = 'Completed'" })) {
    if (found[type]) continue;
    const history = await workflow.getHandle(workflowId, runId).fetchHistory();
    const told = History.toObject(History.fromObject(history), asText);
    const text = JSON.stringify(told, (name, value: unknown) => (ofMachine.has(name) ? undefined : value));
    found[type] = JSON.parse(text) as JsonObject;
  }
  return found;
}
