import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * An axe run over a page, with every rule of WCAG 2.2 AA that axe knows. Two settings make it three times as quick
 * and change no result: axe runs in the page itself and not in a second, blank one, which only cross-origin frames
 * need (the app has none), and it collects details of violations only.
 */
export function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    // Off unless asked for: what is tapped measures 24 pixels.
    rules: { 'target-size': { enabled: true } },
  });
}
