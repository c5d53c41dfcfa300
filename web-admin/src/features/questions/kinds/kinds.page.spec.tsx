import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { kindOf, mechanismKinds } from '#domain/question-types/kinds.ts';
import { answerableCodes } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { bankOf } from '#console/testing/questions.ts';
import { goTo, renderConsole } from '#console/testing/render-console.tsx';

it.each(mechanismKinds)(
  '%s: the page and the form of a question fit a phone and are accessible',
  async (kind) => {
    const question = sampleQuestions[answerableCodes.find((code) => kindOf(code) === kind) ?? 'RSA'];
    const { uid, title } = question;
    await renderConsole(`/questions/${uid}/show`, bankOf(question).answers, { width: 360 });
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toHaveTextContent(`${uid}: ${title}`);
    await expect.element(page.getByText('This page shows the key.')).toBeVisible();
    await expectAccessible(`${uid}, shown`);
    goTo(`/questions/${uid}`);
    await expect.element(heading).toHaveTextContent(`Edit ${uid}: ${title}`);
    await expect.element(page.getByRole('button', { name: 'Save as new revision' })).toBeVisible();
    await expectAccessible(`${uid}, edited`);
  },
);
