// This code runs inside the page. It declares only the browser APIs that it uses, because the other programs have no
// DOM types.
declare const document: {
  querySelector(selector: string): object | null;
  addEventListener(
    name: 'click',
    listener: (event: { readonly timeStamp: number }) => void,
    options: { readonly once: true; readonly capture: true },
  ): void;
};
declare function requestAnimationFrame(callback: () => void): void;

/**
 * Runs in a page without a score: measures from the next press to the frame that paints one, in milliseconds. A program
 * outside the page would poll for the element only every half second.
 */
export function timeToScore(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const watch = (pressedAt: number) => {
    const look = () => {
      if (!document.querySelector('section[aria-label^="Score "]')) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      // The frame is not painted yet; the message arrives after the paint.
      port1.addEventListener('message', () => {
        port1.close();
        resolve(performance.now() - pressedAt);
      });
      port1.start();
      port2.postMessage(0);
    };
    look();
  };
  document.addEventListener('click', ({ timeStamp }) => watch(timeStamp), { once: true, capture: true });
  return promise;
}
