import { defaultI18nProvider, type I18nProvider } from 'react-admin';
import { messages } from '../core/messages.ts';

const own: Readonly<Record<string, string>> = {
  'ra.auth.logout': 'Log out',
  'ra.notification.item_doesnt_exist': messages.not_found,
  'ra.notification.http_error': messages.unreachable,
};

export const texts: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => own[key] ?? defaultI18nProvider.translate(key, options),
};
