import { act, render, screen } from '@testing-library/react';
import { followColorMode, setColorMode, useColorMode, useForcedColorMode } from './color-mode';

/** A device whose scheme a test can change. */
function device() {
  let isDark = false;
  const listeners = new Set<() => void>();
  window.matchMedia = (media) =>
    ({
      media,
      get matches() {
        return isDark;
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  return (dark: boolean) => {
    isDark = dark;
    for (const listener of listeners) listener();
  };
}

const shown = () => document.documentElement.dataset['colorMode'];

describe('the colour mode', () => {
  let turnDark: (dark: boolean) => void;
  let end: () => void;

  beforeEach(() => {
    localStorage.clear();
    turnDark = device();
    end = followColorMode();
  });
  afterEach(() => end());

  it('follows the device, at once and when it changes', () => {
    expect(shown()).toBe('light');
    turnDark(true);
    expect(shown()).toBe('dark');
  });

  it('is kept under its key, and an explicit choice wins in both directions', () => {
    turnDark(true);
    setColorMode('light');
    expect(localStorage.getItem('color-mode')).toBe('light');
    expect(shown()).toBe('light');
    turnDark(false);
    setColorMode('dark');
    expect(shown()).toBe('dark');
    setColorMode('system');
    expect(shown()).toBe('light');
  });

  it('keeps step with the other tabs', () => {
    localStorage.setItem('color-mode', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'color-mode' }));
    expect(shown()).toBe('dark');
  });

  it('takes a value that it does not know for system', () => {
    localStorage.setItem('color-mode', 'sepia');
    turnDark(true);
    expect(shown()).toBe('dark');
  });

  it('tells preference from appearance, and lets a page force one', () => {
    function Preference() {
      const [mode] = useColorMode();
      return <output>{mode}</output>;
    }
    function DarkPage() {
      useForcedColorMode('dark');
      return <Preference />;
    }
    const { unmount } = render(<DarkPage />);
    expect(shown()).toBe('dark');
    expect(screen.getByRole('status')).toHaveTextContent('system');
    act(() => setColorMode('light'));
    expect(shown()).toBe('dark');
    expect(screen.getByRole('status')).toHaveTextContent('light');
    unmount();
    expect(shown()).toBe('light');
  });
});
