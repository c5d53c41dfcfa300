import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { typesOf } from '#domain/question-types/catalogue/exam-sections.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { listing, questionListAnswers } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const bank = typesOf('new_format').map((type) => listing(`${type}-0001`));

it('shows the types of a phone in one row after the recommendation, and scrolls to the focused one', async () => {
  const { goTo } = await renderPage('/practice?section=ALL', {
    width: 360,
    height: 740,
    api: questionListAnswers(bank),
  });
  const recommended = page.getByRole('link', { name: 'Start', exact: true });
  const types = page.getByRole('group', { name: / types$/ }).getByRole('button');
  await expect.element(recommended).toBeInViewport();
  await expect.element(types.first()).toBeInViewport();
  await expect
    .element(page.getByRole('list', { name: 'Questions' }).getByRole('listitem').first())
    .toBeInViewport();
  const order = recommended.element().compareDocumentPosition(types.first().element());
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  const last = types.last();
  await expect.element(last).not.toBeInViewport();
  const element = last.element();
  if (element instanceof HTMLElement) element.focus();
  await expect.element(last).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  await expect.element(last).toHaveAttribute('aria-pressed', 'true');
  await expect.element(last).toHaveFocus();
  await expect.element(last).toBeInViewport();
  await expectAccessible('the types of a phone');

  goTo(location.href);
  await expect.element(last).toHaveAttribute('aria-pressed', 'true');
  await expect.element(last).toBeInViewport();
});
