import { Stack, Text } from '@mantine/core';
import type { Instant } from '#domain/core/instant.ts';
import type { ReceiptStub } from '#domain/receipts/receipt-stub.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';
import { TableScroll } from '#student/components/tables/table-scroll.tsx';
import tableStyles from '#student/components/tables/table.module.css';
import styles from './receipts.module.css';

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});
const timeText = (at: Instant) => `${moment.format(new Date(at))} UTC`;

const marks = { trial: 'A trial by an admin', quick: 'Practice timing (not exam timing)' } as const;

type Facts = Omit<ReceiptStub, 'receiptHash'>;

export function ReceiptFacts({ of, handedInEvent }: { readonly of: Facts; readonly handedInEvent?: number }) {
  const facts = [
    ['Test', of.mockTestId],
    ['Sitting', of.sessionId],
    ['Person', of.userId],
    ['Started', timeText(of.startedAt)],
    [
      'Handed in',
      `${timeText(of.handedInAt)}${handedInEvent === undefined ? '' : `, event ${handedInEvent}`}`,
    ],
    ['Answered', `${of.answered} of ${of.questions}`],
    ['Signed with key', of.keyId],
    ...(of.mark ? [['Conditions', marks[of.mark]]] : []),
  ] as const;
  return (
    <Stack component="dl" gap={6} className={styles['receipt-facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Stack>
  );
}

export function ReceiptContent({ receipt }: { readonly receipt: Receipt }) {
  const { handedInEvent, items } = receipt;
  const answered = items.filter(({ event }) => event !== null).length;
  return (
    <>
      <ReceiptFacts of={{ ...receipt, answered, questions: items.length }} handedInEvent={handedInEvent} />
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
                <td>{submittedAt === null ? 'Left out' : timeText(submittedAt)}</td>
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
    </>
  );
}
