import { z } from 'zod';
import { reject, type Decision } from '../../core/events/decision.ts';
import { plainText } from '../../core/contract.ts';
import { isErased } from '../../core/events/personal.ts';
import type { MockTestAttempt, MockTestEvent, Share } from '../mock-test-attempt.ts';

/** The student's public name above the scorecard. */
export const sharedNameSchema = plainText(60).trim().min(1, 'Enter a name.');

/** Without a name if none was chosen, or it was erased. */
export const shareSchema = z.object({ shareId: z.uuid(), name: z.string().optional() });

export const shareView = ({ shareId, name }: Share): z.infer<typeof shareSchema> => ({
  shareId,
  ...(name !== undefined && !isErased(name) && { name }),
});

/**
 * Shares a scorecard with a result by link; repeated, it keeps the link and changes the name.
 * @param share `shareId`: new, unguessable; `name`: optional
 */
export function shareScorecard(
  state: MockTestAttempt,
  { shareId, name }: { readonly shareId: string; readonly name?: string | undefined },
): Decision<MockTestEvent, 'mock_test_not_found' | 'test_not_submitted'> {
  if (state.status === 'not_started' || state.isRemoved) return reject('mock_test_not_found');
  if (state.status !== 'scored') return reject('test_not_submitted');
  if (state.share && state.share.name === name) return [];
  const data = { shareId: state.share?.shareId ?? shareId, ...(name !== undefined && { name }) };
  return [{ type: 'MockTestScorecardShared', data }];
}

export function unshareScorecard(state: MockTestAttempt): Decision<MockTestEvent, 'mock_test_not_found'> {
  if (state.status === 'not_started') return reject('mock_test_not_found');
  return state.share ? [{ type: 'MockTestScorecardUnshared', data: {} }] : [];
}
