// This code runs inside the page. It declares only the browser APIs that it uses, because the other programs have no
// DOM types.
interface Shown {
  readonly textContent: string | null;
  querySelector(selector: string): Shown | null;
  closest(selector: string): (Shown & { readonly href: string }) | null;
}
interface Clicked {
  readonly target: Shown;
  readonly timeStamp: number;
}
declare const document: Pick<Shown, 'querySelector'> & {
  addEventListener(name: 'click', listener: (event: Clicked) => void, capture: boolean): void;
};
declare function requestAnimationFrame(callback: () => void): void;

/** An event of an interaction as the Event Timing API reports it, in milliseconds since page start. */
export interface EventTiming {
  readonly name: string;
  readonly interactionId: number;
  readonly startTime: number;
  /** From the event to the next paint, in steps of 8 ms. */
  readonly duration: number;
}

/** A frame of 50 ms or more, from the Long Animation Frames API. */
export interface LongFrame {
  readonly startTime: number;
  readonly duration: number;
}

/** The time from the press that opens another question, in milliseconds. */
export interface Opening {
  readonly uid: string;
  /** Until the heading was painted. */
  readonly heading: number;
  /** Until the material and the answer were painted too. */
  readonly whole: number;
}

export interface Timings {
  readonly events: EventTiming[];
  readonly frames: LongFrame[];
  readonly openings: Opening[];
}

export interface WatchedPage {
  ninetyTimings: Timings;
}

/** Records the cost of the page's interactions from its start. */
export function watchPage(): void {
  const timings: Timings = { events: [], frames: [], openings: [] };
  (globalThis as unknown as WatchedPage).ninetyTimings = timings;
  const observe = (type: string, kept: unknown[]) =>
    new PerformanceObserver((list) => kept.push(...list.getEntries())).observe({
      type,
      buffered: true,
      // The lowest allowed threshold: the API does not report faster events.
      durationThreshold: 16,
    } as never);
  observe('event', timings.events);
  observe('long-animation-frame', timings.frames);

  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const link = target.closest('a[href*="uid="]');
      const uid = link && new URL(link.href).searchParams.get('uid');
      if (uid) return watchOpening((shown) => shown === uid, timeStamp);
      // In a test, the server chooses the next question.
      const isNext = target.closest('button')?.textContent === 'Submit and continue';
      const before = uidShown();
      if (isNext && before !== undefined) watchOpening((shown) => shown !== before, timeStamp);
    },
    true,
  );

  function uidShown(): string | undefined {
    return /[A-Z]{3}-\d{4}/.exec(document.querySelector('article > header:has(h1)')?.textContent ?? '')?.[0];
  }

  function watchOpening(isMeant: (uid: string) => boolean, pressedAt: number) {
    let heading: number | undefined;
    const look = () => {
      const uid = uidShown() ?? '';
      const isThere = uid !== '' && isMeant(uid);
      const body = isThere ? document.querySelector('article > header:has(h1) + div + div') : null;
      const isWhole = body !== null && body.querySelector('[aria-busy]') === null;
      const { port1, port2 } = new MessageChannel();
      // The frame is not painted yet; the message arrives after the paint.
      port1.addEventListener('message', () => {
        const after = performance.now() - pressedAt;
        port1.close();
        if (isThere) heading ??= after;
        if (isWhole) timings.openings.push({ uid, heading: heading ?? after, whole: after });
      });
      port1.start();
      port2.postMessage(0);
      if (!isWhole) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }
}
