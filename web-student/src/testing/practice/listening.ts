import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { RuleQuestion } from '#domain/question-types/registry.ts';
import { enough, submit } from './exercise.ts';
import { tabTo, type Hand } from '../hands.ts';
import { practiceAnswers } from './practice.ts';
import { letSoundsEnd, loopSounds } from './spoken.ts';
import { renderPage } from '../render-page.tsx';

const player = page.getByRole('region', { name: 'Recording' });

export async function openListening(question: RuleQuestion) {
  loopSounds();
  const { api } = await renderPage(`/exercise?uid=${question.uid}`, { api: practiceAnswers(question) });
  const { readTime } = catalogue[question.type];
  const left = Array.from({ length: readTime }, (_, gone) => readTime - gone).join('|');
  const status = readTime === 0 ? /^0:00 \/ \d:\d\d$/ : new RegExp(`^Starts in (${left})$`);
  await expect.element(player.getByText(status)).toBeVisible();
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  return api;
}

export async function hearToTheEnd(hand: Hand) {
  await hand.press(player.getByRole('button', { name: /^(Start now|Play)$/ }));
  await expect.element(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await tabTo(player.getByRole('slider', { name: 'Position in the recording' }));
  letSoundsEnd();
  await userEvent.keyboard('{End}');
  await expect.element(enough).not.toBeInTheDocument();
  await expect.element(player.getByRole('button', { name: 'Play' })).toBeVisible();
  loopSounds();
}
