import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './chat-button.module.css';

const ChatPanel = lazy(() => import('./chat-panel.tsx'));

export default function ChatButton() {
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(search.get('chat') === 'open');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        className={styles['chat-button']}
        radius="xl"
        leftSection={<IconMessageCircle size={20} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        Chat
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ChatPanel
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
