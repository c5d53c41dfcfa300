import type { ChangedPoints } from './compare-scores.ts';
import type { Previewed } from './preview.ts';
import { analysedCodes } from '#domain/question-types/registry.ts';

type Changed = Extract<Previewed, { outcome: 'changed' }>;

const isChanged = (one: Previewed): one is Changed => one.outcome === 'changed';
const countOf = (previewed: readonly Previewed[], outcome: Previewed['outcome']) =>
  previewed.filter((one) => one.outcome === outcome).length;

/** Columns by the change of the total; fractions count as a whole point. */
const sizes = ['-3 or more', '-2', '-1', 'traits alone', '+1', '+2', '+3 or more'] as const;

function sizeOf(total: number): (typeof sizes)[number] | undefined {
  const whole = Math.min(3, Math.ceil(Math.abs(total)));
  return sizes[total < 0 ? 3 - whole : 3 + whole];
}

/** Changed answers per type and size, as aligned columns. */
export function changeTable(previewed: readonly Previewed[]): string {
  const rows = [...analysedCodes, 'all' as const].flatMap((type) => {
    const ours = previewed.filter((one) => type === 'all' || one.type === type);
    if (ours.length === 0) return [];
    const totals = ours.filter(isChanged).map(({ change }) => change.total);
    const scored = countOf(ours, 'unchanged') + totals.length;
    const bySize = sizes.map((size) => totals.filter((total) => sizeOf(total) === size).length);
    return [[type, scored, countOf(ours, 'unchanged'), totals.length, ...bySize]];
  });
  const head = ['type', 'scored', 'unchanged', 'changed', ...sizes];
  return [head, ...rows]
    .map((cells) =>
      cells
        .map((cell, at) => (at === 0 ? String(cell).padEnd(4) : String(cell).padStart(head[at]?.length ?? 0)))
        .join('  '),
    )
    .join('\n');
}

/** A changed answer by ids: before → after, the total and each trait. */
function changeLine({ subject, uid, at, scoredBy, change }: Changed): string {
  const where = 'attemptId' in subject ? `practice ${subject.attemptId}` : `test ${subject.sessionId}`;
  const success = { gained: ', succeeds now', lost: ', succeeds no longer', same: '' }[change.success];
  const points = Map.groupBy(change.points, ({ rubric }) => rubric);
  const lines = [...points].map(
    ([rubric, changed]) => `    ${rubric}: ${changed.map(pointsText).join(', ')}`,
  );
  return [`${uid} ${where} (${at}, ${scoredBy})${success}`, ...lines].join('\n');
}

const pointsText = ({ of, before, after }: ChangedPoints) =>
  `${of} ${before ?? 'not judged'} → ${after ?? 'not judged'}`;

export function reportOf(previewed: readonly Previewed[]): string {
  const skipped = [
    [countOf(previewed, 'erased'), 'went with their accounts'],
    [countOf(previewed, 'by_endpoint'), 'were scored by an endpoint: --embedded compares them too'],
  ] as const;
  const failed = previewed.filter((one) => one.outcome === 'failed');
  return [
    `${previewed.length} written answers with a score`,
    ...skipped.flatMap(([count, why]) => (count > 0 ? [`${count} of them ${why}`] : [])),
    ...failed.map(({ uid, subject, reason }) => `${uid} ${JSON.stringify(subject)} has no score: ${reason}`),
    ...(previewed.length > 0 ? ['', changeTable(previewed)] : []),
    ...previewed.filter(isChanged).flatMap((one) => ['', changeLine(one)]),
  ].join('\n');
}
