import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';

/** The browser's own print, which makes a PDF too: scorecards.css fits it to one page of A4. */
export function PrintButton() {
  return (
    <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => print()}>
      Print
    </Button>
  );
}
