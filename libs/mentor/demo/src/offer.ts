import type { ServiceDraft } from '@upround/mentor/contract';

const PAISE = 100;

/** A service: its title, what happens in it, its minutes and its price in rupees. */
export const offer = (
  title: string,
  about: string,
  minutes: number,
  rupees: number,
  change: Partial<ServiceDraft> = {},
): ServiceDraft => ({
  title,
  about,
  minutes,
  step: minutes >= 60 ? 60 : 30,
  amount: rupees * PAISE,
  cancelWindowHours: rupees === 0 ? 3 : 24,
  moveWindowHours: rupees === 0 ? 3 : 12,
  ...change,
});
