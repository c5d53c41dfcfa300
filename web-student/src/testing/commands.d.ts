// For the types of `cdp()`.
import '@vitest/browser-playwright';

declare module 'vitest/browser' {
  /** Implemented in `infra/testing/page-suite/project.ts`. */
  interface BrowserCommands {
    prepareWindow(colorScheme: 'light' | 'dark', forcedColors?: 'active' | 'none'): Promise<void>;
    /** @param from and @param to selectors of locators */
    drag(from: string, to: string): Promise<void>;
    takeClipboard(): Promise<void>;
    returnClipboard(): Promise<void>;
  }
}
