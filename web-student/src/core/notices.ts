import { createObservable } from './observable.ts';
import { isQuiet } from './quiet.ts';
import { codeOf, helpOf, isEndOfSession, messages } from './messages.ts';

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: 'done' | 'information' | 'problem';
  readonly help?: string | undefined;
  readonly seconds?: number | undefined;
  readonly action?: NoticeAction | undefined;
}

export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

export const notices = createObservable<readonly Notice[]>([]);
let lastId = 0;

/** Shows a short message at the edge of the page; the same text is never there twice. */
export function notify(
  text: string,
  kind: Notice['kind'] = 'information',
  beside: Pick<Notice, 'help' | 'action' | 'seconds'> = {},
) {
  lastId += 1;
  const others = notices.get().filter((notice) => notice.text !== text);
  notices.set([...others, { id: lastId, text, kind, ...beside }]);
}

/** Says that something did not succeed. @param consequence what is now, such as that a setting is as it was */
export function notifyFailure(error: unknown, consequence?: string) {
  const code = codeOf(error);
  const help = [helpOf(code), consequence].filter(Boolean).join(' ');
  notify(messages[code], 'problem', help === '' ? {} : { help });
}

export function dismissNotice(id: number) {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}

/** Drops a message that is no longer true. */
export function dismissText(text: string) {
  notices.set(notices.get().filter((notice) => notice.text !== text));
}

/** The notice that the login was lost, where it is still shown. */
export const noticeOfEnd = (): Notice | undefined => notices.get().find(({ text }) => isEndOfSession(text));

export const announcement = createObservable('');

/** Announces a visible change to screen readers; silent while an answer is recorded. */
export function announce(text: string) {
  if (isQuiet.get()) return;
  // A live region is silent about the text it holds already; a space at the end makes it new.
  announcement.set(announcement.get() === text ? `${text}\u00a0` : text);
}
