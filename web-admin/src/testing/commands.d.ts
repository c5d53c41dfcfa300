// For the types of `cdp()`.
import '@vitest/browser-playwright';

declare module 'vitest/browser' {
  /** Implemented in `infra/testing/page-suite/project.ts`. */
  interface BrowserCommands {
    prepareWindow(colorScheme: 'light' | 'dark'): Promise<void>;
    /** @param from and @param to locator selectors */
    drag(from: string, to: string): Promise<void>;
  }
}
