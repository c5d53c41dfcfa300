import { Stack, Text } from '@mantine/core';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageTitle } from '../../components/page-title.tsx';

/** Where a payment that was begun in the app ends in the browser. */
export default function ThankYouMobilePage() {
  return (
    <Stack className="page page-narrow" gap="lg">
      <PageTitle>Thank you</PageTitle>
      <Text>
        You can close this page and go back to the app. Your purchase is there as soon as the payment goes
        through.
      </Text>
      <div>
        <ButtonLink to={paths.practice.getHref()} variant="default">
          Practise here instead
        </ButtonLink>
      </div>
    </Stack>
  );
}
