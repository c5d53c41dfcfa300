import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { Dialog } from '#student/components/dialog.tsx';
import { isQuickTest } from '#student/core/quick-test.ts';

const mark = 'isInTest';

function markHistory() {
  const state = history.state as Readonly<Record<string, unknown>> | null;
  if (state?.[mark] !== true) history.pushState({ ...state, [mark]: true }, '');
}

/**
 * Wraps a question of a running test: blocks copying, dragging, translation (document 1, section 5) and look-ups, and
 * asks before leaving.
 */
export function TestSurface({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const warn = (event: Event) => event.preventDefault();
    const stay = () => {
      markHistory();
      setAsking(true);
    };
    markHistory();
    window.addEventListener('beforeunload', warn);
    window.addEventListener('popstate', stay);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('popstate', stay);
    };
  }, []);
  useEffect(() => {
    if (isQuickTest()) return undefined;
    const refuse = (event: Event) => event.preventDefault();
    // Listen on the whole page: a selection may begin outside the question.
    const kinds = ['cut', 'copy', 'paste', 'dragstart', 'contextmenu'] as const;
    for (const kind of kinds) document.addEventListener(kind, refuse);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, refuse);
    };
  }, []);
  return (
    <div translate="no">
      {children}
      {isAsking && (
        <Dialog title="Leave the test?" onClose={() => setAsking(false)}>
          <Text>The clock keeps running. You can come back to the test until its time is up.</Text>
          <Group justify="flex-end" mt="lg">
            <Button
              variant="default"
              onClick={() => void navigate(paths.mockTests.getHref(), { replace: true })}
            >
              Leave the test
            </Button>
            <Button onClick={() => setAsking(false)}>Stay in the test</Button>
          </Group>
        </Dialog>
      )}
    </div>
  );
}
