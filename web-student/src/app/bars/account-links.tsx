import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useWayBack } from '../use-way-back.ts';
import styles from './bars.module.css';

export function AccountLinks() {
  const wayBack = useWayBack();
  return (
    <div className={styles['account']}>
      <Button component={Link} to={paths.login.getHref(wayBack)} variant="subtle">
        Login
      </Button>
      <Button component={Link} to={paths.register.getHref(wayBack)}>
        Sign up
      </Button>
    </div>
  );
}
