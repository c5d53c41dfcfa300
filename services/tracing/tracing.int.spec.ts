import { context, createContextKey, trace } from '@opentelemetry/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginStudent, retrieveUser } from '#domain/accounts/contract.ts';
import { getDateNow } from '#domain/clock/contract.ts';
import { startTestApi, type TestUser } from '#infra/testing/api.ts';
import {
  openTestTracing,
  startSpanReceiver,
  type SpanReceiver,
} from '#infra/testing/servers/span-receiver.ts';

const remote = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
let receiver: SpanReceiver;
let user: TestUser;
let warnings: readonly string[];

/** All is asked first and looked at afterwards: the spans have come when tracing has ended. */
beforeAll(async () => {
  receiver = await startSpanReceiver();
  await using tracing = await openTestTracing(receiver);
  ({ warnings } = tracing);
  await using api = await startTestApi({ questions: 'none', tracer: tracing.tracer });
  user = await api.registerAndLogIn();
  let position = '';
  for await (const event of api.storage.store.readAll()) ({ position } = event);
  await api.dependencies.readModels.waitFor(['accounts'], position);
  await user.call(retrieveUser, {});
  await api.inject({
    method: 'GET',
    url: getDateNow.path,
    headers: { traceparent: `00-${remote.traceId}-${remote.spanId}-01` },
  });
  await api.inject({ method: 'POST', url: retrieveUser.path, payload: {} });
  await api.inject({ method: 'POST', url: loginStudent.path, payload: { email: user.email } });
  await user.call(loginStudent, { email: user.email, password: 'not the password' }).catch(() => undefined);
  await api.inject({ method: 'GET', url: '/health' });
  await api.inject({ method: 'GET', url: '/api/no-such-call/4711' });
});
afterAll(() => receiver[Symbol.asyncDispose]());

const named = (name: string) => receiver.spans.filter((span) => span.name === name);

test('sends a call, its appends and the batches of projections as spans of this service', () => {
  expect(warnings).toEqual([]);
  expect([...receiver.services]).toEqual(['ninety-test']);
  const [registration] = named('registerUser');
  expect(registration).toMatchObject({
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/users/registerUser',
      'http.response.status_code': 200,
      'ninety.user.kind': 'visitor',
    },
  });
  expect(registration).not.toHaveProperty('parentSpanId');
  const projected = named('project accounts');
  expect(projected.length).toBeGreaterThan(0);
  for (const { attributes } of projected) {
    expect(attributes['ninety.projection.events']).toBeGreaterThan(0);
  }
});

test('makes an append a child of its call, with category, types, outcome and correlation', () => {
  const [registration] = named('registerUser');
  const children = named('append').filter(({ parentSpanId }) => parentSpanId === registration?.spanId);
  expect(children.map(({ attributes }) => attributes['ninety.event.types'])).toContain('UserRegistered');
  for (const child of children) {
    expect(child.traceId).toBe(registration?.traceId);
    expect(BigInt(child.startTimeUnixNano)).toBeGreaterThanOrEqual(
      BigInt(registration?.startTimeUnixNano ?? 0),
    );
    expect(child.attributes).toMatchObject({
      'ninety.append.outcome': 'appended',
      'ninety.stream.category': expect.stringMatching(/^[a-z_]+$/),
      'ninety.correlation_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  }
});

test('continues the trace of a request', () => {
  expect(named('getDateNow')).toMatchObject([{ traceId: remote.traceId, parentSpanId: remote.spanId }]);
});

test('records the code of a refused call', () => {
  const told = (name: string) =>
    named(name).map(({ attributes }) => [
      attributes['http.response.status_code'],
      attributes['ninety.rejection'],
    ]);
  expect(told('retrieveUser')).toEqual([
    [200, undefined],
    [401, 'not_logged_in'],
  ]);
  expect(told('loginStudent')).toEqual([
    [200, undefined],
    [400, 'invalid_input'],
    [422, 'wrong_credentials'],
  ]);
  expect(named('retrieveUser')[0]?.attributes['ninety.user.kind']).toBe('student');
});

test('sends no span for other requests, and no personal data', () => {
  const text = receiver.text();
  expect(text).not.toMatch(/health|no-such-call/);
  for (const secret of [user.userId, user.email, user.token, user.visitorId])
    expect(text).not.toContain(secret);
});

test('leaves nothing of the SDK behind after its end', () => {
  expect(trace.getTracer('test').startSpan('after').isRecording()).toBe(false);
  const key = createContextKey('test');
  const within = context.active().setValue(key, 'kept');
  expect(context.with(within, () => context.active().getValue(key))).toBeUndefined();
});
