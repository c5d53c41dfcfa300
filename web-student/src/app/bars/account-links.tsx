import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useWayBack } from '../use-way-back.ts';

export function AccountLinks() {
  const wayBack = useWayBack();
  return (
    <div className="top-bar-account">
      <Button component={Link} to={paths.login.getHref(wayBack)} variant="subtle">
        Login
      </Button>
      <Button component={Link} to={paths.register.getHref(wayBack)}>
        Sign up
      </Button>
    </div>
  );
}
