import { Modal } from '@mantine/core';
import { AppSetUp, type Offer } from './app-dialog.tsx';
import type { Passkey } from './factor-parts.tsx';
import { NewPasskey, RenamePasskey, type PasskeyOffer } from './passkey-forms.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export type Open =
  | { readonly kind: 'app'; readonly offer: Offer }
  | { readonly kind: 'passkey'; readonly offer: PasskeyOffer }
  | { readonly kind: 'rename'; readonly passkey: Passkey }
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly done: string };

const titles: { readonly [Kind in Open['kind']]: string } = {
  app: 'Set up an app',
  passkey: 'Add a passkey',
  rename: 'Rename the passkey',
  codes: 'Your recovery codes',
};

interface Props {
  readonly open: Open | undefined;
  readonly onClose: () => void;
  /** @param codes new recovery codes, shown once; may be empty */
  readonly onDone: (codes: readonly string[], text: string) => void;
}

export function SetUpDialog({ open, onClose, onDone }: Props) {
  return (
    <Modal
      opened={open !== undefined}
      onClose={onClose}
      title={open && titles[open.kind]}
      closeButtonProps={{ 'aria-label': 'Close' }}
      // The codes show only once: a click outside must not lose them.
      closeOnClickOutside={open?.kind !== 'codes'}
    >
      {open?.kind === 'app' && (
        <AppSetUp
          offer={open.offer}
          onCancel={onClose}
          onDone={(codes) => onDone(codes, 'Two-step login is on.')}
        />
      )}
      {open?.kind === 'passkey' && (
        <NewPasskey
          offer={open.offer}
          onCancel={onClose}
          onDone={(codes) => onDone(codes, 'The passkey was added.')}
        />
      )}
      {open?.kind === 'rename' && (
        <RenamePasskey
          passkey={open.passkey}
          onCancel={onClose}
          onDone={() => onDone([], 'The name was saved.')}
        />
      )}
      {open?.kind === 'codes' && <RecoveryCodes codes={open.codes} done={open.done} onEnd={onClose} />}
    </Modal>
  );
}
