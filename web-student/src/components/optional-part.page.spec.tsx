import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { OptionalPart } from './optional-part.tsx';

it('keeps the page where the code of a part cannot be loaded', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module');
  const Chat = lazy(() => Promise.reject<never>(failure));
  const caught: unknown[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, { onCaughtError: (error) => caught.push(error) });
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(
    <>
      <p>The page</p>
      <OptionalPart>
        <Chat />
      </OptionalPart>
    </>,
  );
  await expect.poll(() => caught).toEqual([failure]);
  await expect.element(page.getByText('The page')).toBeVisible();
});
