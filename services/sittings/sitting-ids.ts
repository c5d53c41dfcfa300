import { freeTest } from '#domain/mock-tests/catalogue.ts';
import { derivedId } from '../core/ids.ts';

/** Derived from the user too: clients choose command ids, and no id may claim another student's stream. */
export const sittingIdOf = (userId: string, commandId: string): string =>
  derivedId('sitting', userId, commandId);

/** One sitting of the free test per student. */
export const freeSittingId = (userId: string): string => derivedId(freeTest.mockTestId, userId);

/** One full test with the flag `can_take_mock_test_1`: concurrent starts are one. */
export const flaggedSittingId = (userId: string): string => derivedId('can_take_mock_test_1', userId);
