import { Button, Group, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

interface Props {
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

export function PageTurner({ page, pages, onTurn }: Props) {
  if (pages <= 1 && page === 0) return null;
  return (
    <Group component="nav" aria-label="Pages" gap="8px 12px" justify="center" mt={20}>
      <Button
        variant="default"
        disabled={page === 0}
        leftSection={<IconChevronLeft size={18} aria-hidden />}
        onClick={() => onTurn(Math.min(page, pages) - 1)}
      >
        Previous
      </Button>
      <span className="digits">
        <VisuallyHidden>Page </VisuallyHidden>
        {page + 1} of {pages}
      </span>
      <Button
        variant="default"
        disabled={page + 1 >= pages}
        rightSection={<IconChevronRight size={18} aria-hidden />}
        onClick={() => onTurn(page + 1)}
      >
        Next
      </Button>
    </Group>
  );
}
