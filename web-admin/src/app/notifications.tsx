import { useMediaQuery } from '@mui/material';
import { Notification } from 'react-admin';

/** On a phone at the top: at the bottom it covers the button that saves a form. */
export const Notifications = () => {
  const isPhone = useMediaQuery('(max-width: 599px)');
  return <Notification anchorOrigin={{ vertical: isPhone ? 'top' : 'bottom', horizontal: 'center' }} />;
};
