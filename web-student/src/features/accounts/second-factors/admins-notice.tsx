import { Alert, Button, Group, Text } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { tabStore } from '#student/core/storage.ts';
import { secondFactorQuery } from './api.ts';

const laterKey = 'secondFactorLater';

export default function AdminsNotice({ token }: { readonly token: string }) {
  const { data } = useQuery(secondFactorQuery());
  const { pathname } = useLocation();
  const ofLogIn = token.slice(-24);
  const [isLater, setLater] = useState(tabStore.get(laterKey) === ofLogIn);
  const isNeeded = data?.standing === 'needed';
  if (!data || (!isNeeded && (data.standing !== 'asked' || isLater))) return null;
  if (pathname === paths.profile.path) return null;
  return (
    <Alert color="yellow" variant="light" icon={<IconShieldLock aria-hidden />} mb="md">
      <Group justify="space-between" gap="sm">
        <Text flex="1 1 18rem">
          {isNeeded
            ? 'The admin area stays closed until you set up two-step login.'
            : 'Please set up two-step login: admins can see and change a lot.'}
        </Text>
        <Group gap="xs">
          <ButtonLink size="compact-md" to={`${paths.profile.getHref()}#two-step`}>
            Set it up
          </ButtonLink>
          {!isNeeded && (
            <Button
              size="compact-md"
              variant="default"
              onClick={() => {
                tabStore.set(laterKey, ofLogIn);
                setLater(true);
              }}
            >
              Later
            </Button>
          )}
        </Group>
      </Group>
    </Alert>
  );
}
