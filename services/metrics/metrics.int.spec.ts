import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDateNow } from '#domain/clock/contract.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { gaugeStates } from './gauge-states.ts';
import { gaugeWorkflows } from './gauge-workflows.ts';
import { createRegistry } from './registry.ts';
import { serveMetrics } from './serve-metrics.ts';

const metrics = createRegistry('api');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none', metrics });
});
afterAll(() => api[Symbol.asyncDispose]());

async function figure(name: string, ...labels: readonly string[]): Promise<string | undefined> {
  const lines = (await metrics.metrics()).split('\n');
  const line = lines.find(
    (one) => one.startsWith(`${name}{`) && labels.every((label) => one.includes(label)),
  );
  return line?.split(' ').at(-1);
}
const calls = (call: string, status: number) =>
  figure('ninety_call_duration_seconds_count', `call="${call}"`, `status="${status}"`);
const appends = async () =>
  Number((await figure('ninety_append_duration_seconds_count', 'outcome="appended"')) ?? 0);

test('counts calls by name and status, and other requests by route', async () => {
  await api.call(getDateNow, {});
  await api.inject({ method: 'GET', url: '/health' });
  await api.inject({ method: 'GET', url: '/api/no-such-call/asked-for-this' });
  await api.inject({ method: 'GET', url: '/api/no-such-call/and-that' });
  await api.inject({ method: 'POST', url: '/api/users/retrieveUser', payload: {} });
  expect(await calls('getDateNow', 200)).toBe('1');
  expect(await calls('/health', 200)).toBe('1');
  expect(await calls('none', 404)).toBe('2');
  expect(await calls('retrieveUser', 401)).toBe('1');
});

test('counts appends by outcome', async () => {
  const before = await appends();
  await api.registerAndLogIn();
  expect(await appends()).toBeGreaterThan(before);
});

test('names no person and no input', async () => {
  const user = await api.registerAndLogIn();
  const told = await metrics.metrics();
  for (const secret of [user.email, user.userId, user.token, 'asked-for-this'])
    expect(told).not.toContain(secret);
});

test('reads lags, halts and ages on request, and leaves out unknown ones', async () => {
  const registry = createRegistry('projections');
  let isAway = false;
  let timesAsked = 0;
  const unlessAway = async <Value>(value: Value): Promise<Value> => {
    if (isAway) throw new Error('away');
    return value;
  };
  gaugeStates(registry, 'projection', () => {
    timesAsked += 1;
    return unlessAway([
      { name: 'statistics', status: 'running', lagMs: 0 },
      { name: 'reviews', status: 'halted', lagMs: 1500 },
    ]);
  });
  gaugeWorkflows(registry, (before) => unlessAway(Date.now() - before.getTime() > 3_000_000 ? 2 : 5));
  const told = await registry.metrics();
  expect(timesAsked).toBe(1);
  expect(told).toContain('ninety_projection_lag_seconds{projection="reviews",process="projections"} 1.5');
  expect(told).toContain('ninety_projection_halted{projection="reviews",process="projections"} 1');
  expect(told).toContain('ninety_projection_halted{projection="statistics",process="projections"} 0');
  expect(told).toContain('ninety_workflows_running{longer_than="minute",process="projections"} 5');
  expect(told).toContain('ninety_workflows_running{longer_than="day",process="projections"} 2');
  isAway = true;
  expect(await registry.metrics()).not.toMatch(/^ninety_(projection|workflows).*\} /m);
});

test('is served on a port of its own, and not by the site', async () => {
  await using server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, metrics.contentType]);
  expect(await answer.text()).toContain('nodejs_eventloop_lag_seconds');
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
  expect((await api.inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(404);
});
