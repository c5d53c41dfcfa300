import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { answerInWords, type Answer } from '#domain/question-types/registry.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { fullTypeName } from '#student/components/type-names.ts';
import { notify } from '#student/core/notices.ts';
import { useObservable } from '#student/core/observable.ts';
import { currentOwner } from '#student/core/session.ts';
import { dismissUnsent, listUnsent, typedWords, unsentChanges, type Unsent } from './unsent-drafts.ts';
import styles from './not-sent.module.css';

interface Props {
  readonly sessionId: string;
  readonly isShown?: (uid: string) => boolean;
}

export function NotSent({ sessionId, isShown = () => true }: Props) {
  useObservable(unsentChanges);
  const owner = currentOwner();
  const shown = listUnsent(owner, sessionId).filter(({ uid }) => isShown(uid));
  return shown.map((unsent) => (
    <UnsentAlert key={unsent.uid} unsent={unsent} lead={leadOf(unsent)}>
      <Button size="compact-sm" variant="default" onClick={() => dismissUnsent(owner, sessionId, unsent.uid)}>
        Dismiss
      </Button>
    </UnsentAlert>
  ));
}

function leadOf({ uid, counted }: Unsent): string {
  const where = fullTypeName(typeOfUid(uid));
  if (counted === undefined) return `${where}: this text did not reach us, so it does not count.`;
  if (counted === null)
    return `${where}: this text did not reach us in time. The question counts as not answered.`;
  return `${where}: this text did not reach us in time. What counts is: ${answerInWords(counted)}.`;
}

interface AlertProps {
  readonly unsent: { readonly answer: Answer };
  readonly lead: string;
  readonly title?: string;
  readonly children?: React.ReactNode;
}

export function UnsentAlert({ unsent, lead, title = 'Not sent from this device', children }: AlertProps) {
  const text = typedWords(unsent.answer) || answerInWords(unsent.answer);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('Text copied.', 'done'),
      () => notify('Copying was refused. Select the text and copy it.', 'problem'),
    );
  return (
    <Alert color="blue" variant="light" mb="md" title={title} role="status" ta="left" w="100%">
      <Stack gap="xs">
        <Text size="sm">{lead}</Text>
        {/* A region that scrolls must be reachable by keyboard. */}
        <p className={styles['not-sent-text']} tabIndex={0} role="group" aria-label={title}>
          {text}
        </p>
        <Group gap="sm">
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => void copy()}
          >
            Copy
          </Button>
          {children}
        </Group>
      </Stack>
    </Alert>
  );
}
