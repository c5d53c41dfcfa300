import { defaultI18nProvider, type I18nProvider } from 'react-admin';
import { messages } from '../core/messages.ts';

const own: Readonly<Record<string, string>> = {
  'ra.auth.logout': 'Log out',
  'ra.message.invalid_form': 'Some fields need a correction. Nothing you typed is lost.',
  // React-admin reports a missing record even when the server is unreachable.
  'ra.notification.item_doesnt_exist': 'This did not load. Try again in a moment.',
  'ra.notification.http_error': messages.unreachable,
};

export const texts: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => own[key] ?? defaultI18nProvider.translate(key, options),
};
