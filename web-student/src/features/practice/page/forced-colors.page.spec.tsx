import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { strengthOf } from '#domain/statistics/skill-statistics.ts';
import { readOut } from '#domain/scoring/speaking/testing/spoken-facts.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { answerSomehow, codeOfEachKind } from '#student/testing/answer-somehow.ts';
import { dashboardAnswers } from '#student/testing/dashboard.ts';
import { student } from '#student/testing/people.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { profileAnswers } from '#student/testing/accounts/profile.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { loopSounds, spokenAttemptAnswers } from '#student/testing/practice/spoken.ts';
import { writtenScore } from '#student/testing/practice/written-score.ts';
import range from '#student/components/tables/range-bar.module.css';
import words from '#student/mechanisms/spoken-response/answer/word-line.module.css';
import { missedAnswers } from '#student/testing/practice/reviews.ts';

const theme = { forcedColors: 'active', colorScheme: 'dark' } as const;

function looksOf(element: Element) {
  const { color, backgroundColor, borderColor, borderStyle, outline, textDecorationLine } =
    getComputedStyle(element);
  return { color, backgroundColor, borderColor, borderStyle, outline, textDecorationLine };
}

async function expectDistinct(chosen: string, other: string) {
  const find = (selector: string) => document.querySelector(`main ${selector}`) ?? undefined;
  await expect.poll(() => [chosen, other].filter((selector) => !find(selector))).toEqual([]);
  // Colours change in a transition.
  await expect
    .poll(
      () => {
        const [one, two] = [find(chosen), find(other)];
        return one && two && JSON.stringify(looksOf(one)) !== JSON.stringify(looksOf(two));
      },
      { message: chosen },
    )
    .toBe(true);
}

describe('in a contrast theme', () => {
  it.each(codeOfEachKind)('shows an answer to %s, and its result', async (code) => {
    const question = sampleQuestions[code];
    loopSounds();
    await renderPage(`/exercise?uid=${question.uid}`, {
      ...theme,
      api: practiceAnswers(question, writtenScore),
    });
    await expect.element(page.getByText('Target')).toBeVisible();
    const enough = page.getByRole('button', { name: 'Stop listening' });
    if (enough.query()) await enough.click();
    await answerSomehow(question);
    if (code === 'LIW') {
      page.getByRole('main').element().focus();
      await expectDistinct(
        '[aria-label="Transcript"] [aria-pressed="true"]',
        '[aria-label="Transcript"] [aria-pressed="false"]',
      );
    }
    if (code === 'RFG') {
      await expectDistinct('[aria-label^="Blank"]:not([aria-label$="empty"])', '[aria-label$=": empty"]');
      await page.getByRole('group', { name: 'Words' }).getByRole('button').first().click();
      await expectDistinct(
        '[aria-label="Words"] [aria-pressed="true"]',
        '[aria-label="Words"] [aria-pressed="false"]',
      );
    }
    if (code === 'RFG') await page.getByRole('button', { name: 'Blank 2: empty' }).click();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'Why' })).toBeVisible();
  });

  it('marks only the missed words of a reading', async () => {
    const question = sampleQuestions.SRA;
    const half = question.topic.split(' ').slice(0, 8).join(' ');
    await renderPage(`/exercise?uid=${question.uid}&attempt=latest`, {
      ...theme,
      api: spokenAttemptAnswers(question, [readOut(half)]),
    });
    await expectDistinct(
      `[aria-label="Words"] .${words['is-missed']} > span`,
      `[aria-label="Words"] button:not(.${words['is-missed']}) > span`,
    );
    const others = ['is-missed', 'is-unclear', 'is-replaced'].map((name) => `.${words[name]}`).join();
    const heard = document.querySelector(`main [aria-label="Words"] :not(${others}):has(> span)`);
    const { borderBottomColor, backgroundColor } = getComputedStyle(heard ?? document.body);
    // The underline is invisible: it has the colour of its background.
    expect(borderBottomColor).toBe(
      backgroundColor === 'rgba(0, 0, 0, 0)'
        ? getComputedStyle(document.body).backgroundColor
        : backgroundColor,
    );
  });

  it('shows bars, days, switches and chosen tabs', async () => {
    const answered = missedAnswers([sampleQuestions.RSA]);
    const { goTo } = await renderPage('/statistics', {
      ...theme,
      user: student,
      api: {
        ...dashboardAnswers(),
        ...answered,
        ...profileAnswers(student),
        fetchSkillStatistics: (input) => {
          const { status, body } = answered.fetchSkillStatistics(input);
          const daily = body.daily.map((day, at) => ({ ...day, answered: at % 2 }));
          const skills = body.skills.map((skill) => ({
            ...skill,
            ...strengthOf({ answered: 40, points: 25, maximum: 40 }),
          }));
          return { status, body: { ...body, daily, skills } };
        },
      },
    });
    await expectDistinct(`.${range['range-bar']}`, `.${range['range']}`);
    await expectDistinct(
      '.mantine-SegmentedControl-label[data-active]',
      '.mantine-SegmentedControl-label:not([data-active])',
    );
    goTo('/dashboard');
    await expectDistinct('[data-done="true"] > [aria-hidden]', '[data-done="false"] > [aria-hidden]');
    goTo('/profile');
    await expectDistinct(':checked + .mantine-Switch-track', ':not(:checked) + .mantine-Switch-track');
  });
});
