import { freeTest } from '#domain/mock-tests/catalogue.ts';
import { derivedId } from '../core/ids.ts';

/** Derived from the user too: clients choose command ids, and no id may claim another student's stream. */
export const sittingIdOf = (userId: string, commandId: string): string =>
  derivedId('sitting', userId, commandId);

/** There is one sitting of the free test: its name follows from its student's. */
export const freeSittingId = (userId: string): string => derivedId(freeTest.mockTestId, userId);

/** The same of the whole test that the flag `can_take_mock_test_1` opens: two starts at once are one. */
export const flaggedSittingId = (userId: string): string => derivedId('can_take_mock_test_1', userId);
