import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#domain/core/contract.ts';
import { openApiOf } from './openapi.ts';

const make = defineCall({
  name: 'makeThing',
  method: 'POST',
  path: '/api/things/:id/make',
  access: 'admin',
  effect: 'command',
  input: z.object({ id: z.string(), colour: z.enum(['red', 'blue']), size: z.number().default(1) }),
  outputs: { 200: z.object({ made: z.boolean() }), 201: z.object({}) },
  rejections: ['already_submitted', 'time_is_up'],
});
const look = defineCall({
  ...make,
  name: 'lookAtThing',
  method: 'GET',
  path: '/api/things',
  access: 'person',
  effect: 'query',
  input: z.object({ colour: z.string().optional() }),
  rejections: [],
});

const shape = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({ responses: z.record(z.string(), z.object({ description: z.string() }).loose()) }),
    ),
  ),
});
const { paths } = shape.parse(openApiOf([make, look], ({ name }) => `Calls ${name}.`));

describe('the OpenAPI document', () => {
  test('has path parameters, and the rest of the input as the body', () => {
    const operation = paths['/api/things/{id}/make']?.['post'];
    expect(operation).toMatchObject({
      operationId: 'makeThing',
      security: [{ token: [] }],
      parameters: expect.arrayContaining([
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
      ]) as unknown,
    });
    expect(operation).toHaveProperty('requestBody.content.application/json.schema.required', ['colour']);
    expect(operation).not.toHaveProperty('requestBody.content.application/json.schema.properties.id');
  });

  test('describes each header with the accepted pattern', () => {
    const parameters = z
      .array(
        z.looseObject({
          name: z.string(),
          in: z.string(),
          schema: z.looseObject({ pattern: z.string().optional() }),
        }),
      )
      .parse(
        [paths['/api/things/{id}/make']?.['post'], paths['/api/things']?.['get']].flatMap(
          (operation) => operation?.['parameters'] ?? [],
        ),
      )
      .filter((parameter) => parameter.in === 'header');
    const takes = (name: string, value: string) => {
      const pattern = parameters.find((parameter) => parameter.name === name)?.schema.pattern;
      return new RegExp(pattern ?? 'no pattern', 'u').test(value);
    };
    const uuid = '0b9c8f4e-3f1d-4b52-8f4e-3f1d4b528f4e';
    for (const [name, good, bad] of [
      ['Idempotency-Key', uuid, `${uuid}x`],
      ['Ninety-Visitor', uuid.toUpperCase(), ''],
      ['Ninety-After', '12:0', '12 0'],
      ['If-Match', '"3"', '3'],
      ['If-Match', '*', '"-1"'],
    ] as const) {
      expect([name, takes(name, good), takes(name, bad)]).toEqual([name, true, false]);
    }
    expect(parameters.every(({ schema }) => schema.pattern !== undefined)).toBe(true);
  });

  test('names the rejections of a call by status', () => {
    const { responses } = paths['/api/things/{id}/make']?.['post'] ?? { responses: {} };
    expect(responses['409']?.description).toBe('already_submitted, time_is_up');
    expect(responses['403']?.description).toBe('access_blocked, not_allowed, second_factor_needed');
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['200', '201', '401', '412', '500', '503']),
    );
  });

  test('allows visitors where a call does, and puts the input of a GET into the query', () => {
    expect(paths['/api/things']?.['get']).toMatchObject({
      security: [{ token: [] }, {}],
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'colour', in: 'query', required: false }),
        expect.objectContaining({ name: 'Ninety-Visitor', in: 'header' }),
        expect.objectContaining({ name: 'Ninety-After', in: 'header' }),
      ]) as unknown,
    });
  });
});
