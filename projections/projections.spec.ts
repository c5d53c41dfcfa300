import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projections } from './projections.ts';

const root = path.resolve(import.meta.dirname, '..');

describe('the projections', () => {
  it('have unique names and tables', () => {
    expect(new Set(projections.map(({ name }) => name)).size).toBe(projections.length);
  });

  it.each(projections.map((projection) => [projection.name, projection] as const))(
    'has a test for each event type of %s',
    (name, { eventTypes }) => {
      const folder = name.replaceAll('_', '-');
      // A thin capability is tested as a whole, where its calls are.
      const files = globSync(`{projections,services}/${folder}/*.spec.ts`, { cwd: root });
      const spec = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
      // `user_streams` runs its test over the list of all types.
      const types = eventTypes === 'all' ? [] : eventTypes;
      expect(types.filter((type) => !spec.includes(type))).toEqual([]);
    },
  );
});
