import { expect, test } from 'vitest';
import { standingOf } from './dispute.ts';

test.each([
  [['needs_response'], { isDisputed: true }],
  [['warning_under_review'], { isDisputed: true }],
  [['won', 'needs_response'], { isDisputed: true }],
  // Marked as disputed, without a visible dispute yet.
  [[], { isDisputed: true }],
  [['won'], { isDisputed: false, disputeOutcome: 'won' }],
  [['warning_closed'], { isDisputed: false, disputeOutcome: 'won' }],
  [['lost', 'won'], { isDisputed: false, disputeOutcome: 'lost' }],
])('summarises disputes that are %j', (statuses, standing) => {
  expect(standingOf(statuses.map((status) => ({ status })))).toEqual(standing);
});
