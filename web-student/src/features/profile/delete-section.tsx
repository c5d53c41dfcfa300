import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { DeleteAccount } from '#student/features/accounts/delete-account.tsx';

export function DeleteSection() {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Text mb="sm">
        Your email address and everything you typed are erased for good, with your scores and tests. This
        cannot be undone.
      </Text>
      <Button color="red" variant="outline" onClick={() => setDeleting(true)}>
        Delete my account
      </Button>
      <DeleteAccount isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </>
  );
}
