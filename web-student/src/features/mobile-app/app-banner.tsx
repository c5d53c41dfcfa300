import { Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mobileAppRating } from '#domain/clock/mobile-app-contract.ts';
import { browserStore, storageKeys } from '#student/core/storage.ts';
import { appLinksQuery } from '#student/queries/app-links.ts';
import { hasBannerOn, storeOf, type Store } from './banner-rules.ts';

/** Offers the app on phones if the installation has one: specification, document 1, section 2. */
export function AppBanner({ path }: { readonly path: string }) {
  const [isClosed, setClosed] = useState(() => browserStore.get(storageKeys.noAppBanner) !== undefined);
  const store = storeOf(navigator.userAgent);
  if (isClosed || store === undefined || !hasBannerOn(path)) return null;
  const close = () => {
    browserStore.set(storageKeys.noAppBanner, 'true');
    setClosed(true);
  };
  return <Banner store={store} onClose={close} />;
}

function Banner({ store, onClose }: { readonly store: Store; readonly onClose: () => void }) {
  const { data } = useQuery(appLinksQuery());
  const href = data?.[store];
  if (!href) return null;
  return (
    <Paper component="section" aria-label="Mobile app" className="page" withBorder p="sm" mb="md">
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text>
          Practise in the app. <span className="digits">★ {mobileAppRating}</span>
        </Text>
        <Group wrap="nowrap" gap="xs">
          <Button component="a" href={href} rel="noopener">
            Get the app
          </Button>
          <CloseButton size={44} aria-label="Close the app offer" onClick={onClose} />
        </Group>
      </Group>
    </Paper>
  );
}
