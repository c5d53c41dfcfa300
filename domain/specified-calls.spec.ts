import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from './calls.ts';
import { sectionOf, shellSpecification } from './core/testing/specification.ts';

interface SpecifiedCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly fields: readonly string[];
}

/** Such as `POST /api/users/registerUser {email,password}; verifyTokenEmail`: method and folder hold until others are named. */
const entry = /(?:(GET|POST) )?(?:\/api\/(\w+)\/)?(\w+)(?:\/\{id\})?(?: \{([^}]*)\})?/;

function specifiedCalls(): SpecifiedCall[] {
  const lines = sectionOf(shellSpecification, 7)
    .split('\n')
    .filter((line) => line.includes('/api/'));
  return lines.flatMap((line) => {
    let method = '';
    let folder = '';
    const parts = line
      .replace(/^(- |[\w ]+: )/, '')
      .replaceAll(/ \([^)]*\)/g, '')
      .replace(/\.$/, '')
      .split(/[;,](?![^{]*\})\s*/);
    return parts.map((part) => {
      const [, namedMethod, namedFolder, name = '', payload = ''] = entry.exec(part) ?? [];
      method = namedMethod ?? method;
      folder = namedFolder ?? folder;
      const fields = payload
        .replace(/;.*$/, '')
        .split(',')
        .flatMap((field) => /^\w+/.exec(field.trim())?.[0] ?? []);
      return { name, method, path: `/api/${folder}/${name}`, fields };
    });
  });
}

const specified = specifiedCalls();

test('covers the whole section of calls', () => expect(specified).toHaveLength(92));

/** The addresses of files continue after the call's name. */
const withoutParameters = (path: string) => path.replace(/\/:\w+$/, '');

test.each(specified)('$method $path takes $fields', ({ name, method, path, fields }) => {
  const call = calls.find((known) => known.name === name);
  expect(call && { method: call.method, path: withoutParameters(call.path) }).toEqual({ method, path });
  const { properties = {} } = z.toJSONSchema(call?.input ?? z.object({}), {
    io: 'input',
    unrepresentable: 'any',
  });
  expect(Object.keys(properties)).toEqual(expect.arrayContaining([...fields]));
});
