import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props extends Pick<ModalProps, 'size'> {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Dialog({ title, onClose, children, size }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      {...(size !== undefined && { size })}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 0 }}
    >
      {children}
    </Modal>
  );
}
