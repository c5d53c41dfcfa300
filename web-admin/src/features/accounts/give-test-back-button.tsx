import { giveMockTestBack } from '#domain/mock-tests/admin-contract.ts';
import { ActButton } from '../../components/act-button.tsx';
import { call } from '../../core/api.ts';

interface Props {
  readonly sessionId: string;
  /** Of the test. */
  readonly name: string;
}

/** For a sitting that our fault broke. */
export const GiveTestBackButton = ({ sessionId, name }: Props) => {
  return (
    <ActButton
      button="Give back"
      title={`Give ${name} back`}
      explanation="For a sitting that our fault broke, such as an outage of more than 10 minutes: the user gets a credit for another one, once. The sitting and its result stay."
      confirm="Give the credit back"
      done="The credit is given back."
      hint="Stands in the ledger, where the user reads it, and in the history."
      act={(reason) => call(giveMockTestBack, { sessionId, reason })}
    />
  );
};
