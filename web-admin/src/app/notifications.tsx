import { Notification } from 'react-admin';
import { useIsPhone } from '../components/use-is-phone.ts';

/** On a phone at the top: at the bottom it covers the button that saves a form. */
export const Notifications = () => {
  const isPhone = useIsPhone();
  return <Notification anchorOrigin={{ vertical: isPhone ? 'top' : 'bottom', horizontal: 'center' }} />;
};
