import { Code, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Code.css';
import type { ReactNode } from 'react';
import type { Instant } from '#domain/core/instant.ts';
import { testName } from '#domain/mock-tests/test-name.ts';
import type { ReceiptStub } from '#domain/receipts/receipt-stub.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';
import { markNames } from '#domain/sittings/sitting-schemas.ts';
import { TableScroll } from '#student/components/tables/table-scroll.tsx';
import tableStyles from '#student/components/tables/table.module.css';
import styles from './receipts.module.css';

/** In the viewer's time zone, with its name, because a printed receipt may travel. */
const local = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});
const exact = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});
const localTime = (at: Instant) => local.format(new Date(at));
const exactTime = (at: Instant) => `${exact.format(new Date(at))} UTC`;

type Fact = readonly [name: string, value: string];

interface Props {
  readonly of: Omit<ReceiptStub, 'receiptHash'>;
  readonly handedInEvent?: number;
  readonly children?: ReactNode;
}

export function ReceiptFacts({ of, handedInEvent, children }: Props) {
  const name = of.testName ?? testName(of.mockTestId);
  const event = handedInEvent === undefined ? '' : `, event ${handedInEvent}`;
  return (
    <>
      <Facts
        facts={[
          // Receipts of fixed tests before version 0.3 have only an id.
          ['Test', name === of.mockTestId ? 'Mock test' : name],
          ['Started', localTime(of.startedAt)],
          ['Handed in', localTime(of.handedInAt)],
          ['Answers', `${of.answered} of ${of.questions} answers, none changed`],
          ...(of.mark ? [['Conditions', markNames[of.mark]] as const] : []),
        ]}
      />
      <details className={`quiet-summary ${styles['receipt-details']}`}>
        <summary>Technical details</summary>
        <Stack gap="md" mt="sm">
          <Facts
            facts={[
              ['Test', of.mockTestId],
              ['Sitting', of.sessionId],
              ['Person', of.userId],
              ['Started', exactTime(of.startedAt)],
              ['Handed in', `${exactTime(of.handedInAt)}${event}`],
              ['Signed with key', of.keyId],
            ]}
          />
          {children}
        </Stack>
      </details>
    </>
  );
}

const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <Stack component="dl" gap={6} className={styles['receipt-facts']}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Stack>
);

interface ContentProps {
  readonly receipt: Receipt;
  readonly signature?: string;
}

export function ReceiptContent({ receipt, signature }: ContentProps) {
  const { handedInEvent, items } = receipt;
  const answered = items.filter(({ event }) => event !== null).length;
  return (
    <ReceiptFacts of={{ ...receipt, answered, questions: items.length }} handedInEvent={handedInEvent}>
      <TableScroll label="Items of the receipt">
        <table
          className={`${tableStyles['table']} ${tableStyles['of-figures']} ${styles['receipt-items']}`}
          data-prints-alone
        >
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Answered</th>
              <th scope="col">Event</th>
              <th scope="col">Hash of the answer</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ uid, revision, event, submittedAt, answer }) => (
              <tr key={uid}>
                <th scope="row">
                  {uid}, revision {revision}
                </th>
                <td>{submittedAt === null ? 'Left out' : exactTime(submittedAt)}</td>
                <td>{event ?? '–'}</td>
                <td>{answer === null ? '–' : <code title={answer}>{answer.slice(0, 16)}…</code>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <Text size="sm" c="dimmed">
        Only the first 16 of 64 characters of each hash are shown. The file has all of them.
      </Text>
      {signature !== undefined && (
        <section aria-labelledby="signature">
          <Title order={2} size="h4" id="signature">
            Signature (Ed25519)
          </Title>
          <Code block className={styles['receipt-digest']} style={{ whiteSpace: 'pre-wrap' }}>
            {signature}
          </Code>
        </section>
      )}
    </ReceiptFacts>
  );
}
