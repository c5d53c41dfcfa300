import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The part of a page that is looked at, by its selector, or what is left out of it. */
export type Looked = string | { readonly exclude: readonly string[] };

/**
 * What axe finds wrong in the document of a page: the rule of each fault, its places and why. The library goes into a
 * page once and tells only what is wrong: half of the time went into carrying it in anew, and all that is right out.
 * @param looked by default the whole document
 * @param runOnly the tags of the rules; by default all rules
 */
export async function axeFaults(
  page: Page,
  looked?: Looked,
  runOnly?: RunOptions['runOnly'],
): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source);
  const context = looked === undefined ? 'document' : JSON.stringify(looked);
  const options: RunOptions = { resultTypes: ['violations'], ...(runOnly && { runOnly }) };
  const run = `axe.run(${context}, ${JSON.stringify(options)}).then(({ violations }) => violations)`;
  const violations = await page.evaluate<AxeResults['violations']>(run);
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('; ')}`,
  );
}
