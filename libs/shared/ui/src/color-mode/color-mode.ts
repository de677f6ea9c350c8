import { useEffect, useSyncExternalStore } from 'react';

/** What a person prefers; `system` follows the device. */
export const colorModes = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

/** The fixed local-storage key of the preference. */
export const COLOR_MODE_KEY = 'color-mode';

const DARK = '(prefers-color-scheme: dark)';

function isColorMode(value: unknown): value is ColorMode {
  return colorModes.some((mode) => mode === value);
}

function stored(): ColorMode {
  try {
    const value = localStorage.getItem(COLOR_MODE_KEY);
    return isColorMode(value) ? value : 'system';
  } catch {
    return 'system';
  }
}

let forced: 'light' | 'dark' | undefined;
const listeners = new Set<() => void>();

/** The mode that is shown: the page's own where it forces one, else the preference's. */
export function shownColorMode(): 'light' | 'dark' {
  if (forced !== undefined) return forced;
  const preference = stored();
  if (preference !== 'system') return preference;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

/**
 * Changes the colours of all elements at once. Otherwise, each element would fade at its own pace, and inherited colours
 * would start late.
 */
function withoutTransitions(change: () => void): void {
  if (!('adoptedStyleSheets' in document)) {
    change();
    return;
  }
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  change();
  // Reading a style applies the change before transitions are back.
  getComputedStyle(document.documentElement).getPropertyValue('color');
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
}

function show(): void {
  const mode = shownColorMode();
  const root = document.documentElement;
  if (root.dataset['colorMode'] !== mode) {
    withoutTransitions(() => {
      root.dataset['colorMode'] = mode;
    });
  }
  const meta = document.querySelector('meta[name="theme-color"]');
  const surface = getComputedStyle(root).getPropertyValue('--surface').trim();
  if (surface !== '') meta?.setAttribute('content', surface);
  for (const listener of listeners) listener();
}

/** Keeps a preference and shows it at once, in every tab. */
export function setColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(COLOR_MODE_KEY, mode);
  } catch {
    // Without storage the preference cannot outlive the page, and there is nothing to show.
  }
  show();
}

/**
 * Follows the device and the other tabs for as long as the app runs.
 *
 * @returns the function that ends it
 */
export function followColorMode(): () => void {
  const system = matchMedia(DARK);
  const onStorage = (event: StorageEvent) => {
    if (event.key === COLOR_MODE_KEY || event.key === null) show();
  };
  system.addEventListener('change', show);
  window.addEventListener('storage', onStorage);
  show();
  return () => {
    system.removeEventListener('change', show);
    window.removeEventListener('storage', onStorage);
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The preference and the function that changes it. */
export function useColorMode(): [ColorMode, (mode: ColorMode) => void] {
  return [useSyncExternalStore(subscribe, stored, () => 'system' as const), setColorMode];
}

/** Shows a page in one mode, against the preference, as long as it is open. */
export function useForcedColorMode(mode: 'light' | 'dark'): void {
  useEffect(() => {
    forced = mode;
    show();
    return () => {
      forced = undefined;
      show();
    };
  }, [mode]);
}
