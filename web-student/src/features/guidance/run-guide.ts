import { driver } from 'driver.js';
import 'driver.js/dist/driver.css';
import type { GuideStep } from './guide-step.ts';
import './guide.css';

interface Run {
  readonly steps: readonly GuideStep[];
  readonly end: string;
  readonly onFinished: () => void;
  readonly onClosed: () => void;
}

/** Driver.js sets these on its target and removes them afterwards, even if the page had set them. */
const overwritten = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const;

/** Runs a guide over the page. @returns stops it, for example when the user leaves the page */
export function runGuide({ steps, end, onFinished, onClosed }: Run): () => void {
  const restores: (() => void)[] = [];
  const guide = driver({
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    duration: 200,
    overlayOpacity: 0.5,
    overlayClickBehavior: () => undefined,
    disableActiveInteraction: true,
    showProgress: true,
    progressText: '{{current}} of {{total}}',
    prevBtnText: 'Previous',
    nextBtnText: 'Next',
    doneBtnText: end,
    steps: steps.map(({ target, title, text, side }) => ({
      ...(target !== undefined && { element: target }),
      popover: { title, description: text, side: side ?? 'bottom' },
    })),
    onPopoverRender({ wrapper, nextButton }) {
      wrapper.setAttribute('aria-modal', 'true');
      requestAnimationFrame(() => nextButton.focus());
    },
    onHighlightStarted(element) {
      for (const name of overwritten) {
        const value = element?.getAttribute(name);
        if (value) restores.push(() => element?.setAttribute(name, value));
      }
    },
    onDestroyed() {
      for (const restore of restores) restore();
      onClosed();
    },
    onNextClick: () => {
      if (guide.hasNextStep()) {
        guide.moveNext();
        return;
      }
      onFinished();
      guide.destroy();
    },
  });
  guide.drive();
  return () => guide.destroy();
}
