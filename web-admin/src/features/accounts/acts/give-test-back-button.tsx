import { giveMockTestBack } from '#domain/sittings/admin-contract.ts';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { call } from '#console/core/api.ts';

interface Props {
  readonly sessionId: string;
  readonly name: string;
}

export const GiveTestBackButton = ({ sessionId, name }: Props) => {
  return (
    <ActButton
      button="Return credit"
      title={`Return the credit for ${name}`}
      explanation="For a sitting broken by our fault, such as an outage of more than 10 minutes. The user gets one credit for another sitting. The sitting and its result stay."
      confirm="Return the credit"
      done="The credit is returned."
      hint="Recorded in the ledger, where the user can read it, and in the history."
      act={(reason) => call(giveMockTestBack, { sessionId, reason })}
    />
  );
};
