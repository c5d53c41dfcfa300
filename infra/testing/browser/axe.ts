import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The selector of the checked part of a page, or the excluded parts. */
export type Looked = string | { readonly exclude: readonly string[] };

/**
 * Axe's violations in a page: the rule, places and reason of each. Injects the library once per page and transfers only
 * violations: injecting it each time and transferring passed rules took half the time.
 * @param looked the whole document by default
 * @param runOnly the tags of the rules; all rules by default
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
