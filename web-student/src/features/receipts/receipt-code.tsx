import { QRCodeSVG } from 'qrcode.react';
import { stubCode } from '#domain/receipts/receipt-stub.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';
import { paths } from '#student/app/paths.ts';

interface Props {
  readonly receipt: Receipt;
  readonly stub: string;
}

export function ReceiptCode({ receipt, stub }: Props) {
  const address = `${window.location.origin}${paths.receipt.getHref()}#${stubCode(receipt, stub)}`;
  // Black on white in both colour schemes, with the standard's margin, so that cameras can read it.
  return (
    <QRCodeSVG value={address} size={232} level="L" marginSize={4} title="Code that checks this receipt" />
  );
}
