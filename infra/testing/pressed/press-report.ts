import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { nameControl, type Content } from './control-names.ts';
import type { Sighting } from './control.ts';

const sightingSchema = z.object({
  path: z.string(),
  area: z.object({ role: z.string(), name: z.string() }).optional(),
  role: z.string(),
  name: z.string(),
  wasPressed: z.boolean(),
});

/** What the test files of a run wrote down; a line that a killed process did not end is left out. */
export function readSightings(folder: string): Sighting[] {
  return readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => sightingSchema.parse(JSON.parse(line))),
  );
}

/** The controls that were seen, by name; for those that no test pressed, the path of a page they were seen on. */
export interface Presses {
  readonly pressed: ReadonlySet<string>;
  readonly unpressed: ReadonlyMap<string, string>;
}

export function gatherPresses(sightings: readonly Sighting[], content: Content): Presses {
  const pressed = new Set<string>();
  const seen = new Map<string, string>();
  for (const sighting of sightings) {
    const name = nameControl(sighting, content);
    if (name === undefined) continue;
    if (sighting.wasPressed) pressed.add(name);
    else if (!seen.has(name)) seen.set(name, sighting.path);
  }
  return { pressed, unpressed: new Map([...seen].filter(([name]) => !pressed.has(name))) };
}

/** Controls that no test presses, by name with the reason. */
export type Exceptions = Readonly<Record<string, string>>;

/** One sentence for each control that a test has to press, and for each exception that is needed no more. */
export function faultsOf({ pressed, unpressed }: Presses, exceptions: Exceptions): string[] {
  const missing = [...unpressed]
    .filter(([name]) => !Object.hasOwn(exceptions, name))
    .map(([name, at]) => `No test presses this control: ${name} (seen at ${at})`);
  const outdated = Object.keys(exceptions)
    .filter((name) => !unpressed.has(name))
    .map((name) => `This exception is not needed: ${name} (${pressed.has(name) ? 'pressed' : 'not seen'})`);
  return [...outdated, ...missing.toSorted()];
}
