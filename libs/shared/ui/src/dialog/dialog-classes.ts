import { classes } from '../styling/classes';

export const overlayClasses =
  'fixed inset-0 z-40 animate-fade bg-overlay motion-reduce:animate-none';

const widths = { medium: 'medium:max-w-dialog', wide: 'medium:max-w-dialog-wide' } as const;

/** A sheet from below on phones, a panel in the upper middle from 768 px. */
export function panelClasses(size: keyof typeof widths, steady = false): string {
  return classes(
    'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full animate-rise flex-col rounded-t-surface border bg-surface-raised text-text shadow-floating outline-hidden',
    'medium:top-[8dvh] medium:bottom-auto medium:max-h-[84dvh] medium:animate-open medium:rounded-surface',
    'motion-reduce:animate-none',
    widths[size],
    steady && 'h-[92dvh] medium:h-[min(84dvh,44rem)]',
  );
}
