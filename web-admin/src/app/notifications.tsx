import { Notification } from 'react-admin';
import { useIsPhone } from '../components/use-is-phone.ts';

/** At the top on phones: at the bottom, a notification covers the button that saves a form. */
export const Notifications = () => {
  const isPhone = useIsPhone();
  return <Notification anchorOrigin={{ vertical: isPhone ? 'top' : 'bottom', horizontal: 'center' }} />;
};
