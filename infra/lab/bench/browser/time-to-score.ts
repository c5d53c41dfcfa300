// What runs inside the page. Of the browser's own names these are all that is used; the rest of the programs has none.
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
 * Runs in a page that shows no score: from the next press to the frame that has painted one, in milliseconds. A program
 * outside that waits for an element looks every half second only.
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
      // What this frame paints is decided after this; the message comes once it is painted.
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
