import { ownKey } from '@upround/shared/session';

export const welcomeSteps = ['profile', 'people', 'topics'] as const;
export type WelcomeStep = (typeof welcomeSteps)[number];

const keyOf = (userId: string) => ownKey(userId, 'welcome');

/** The step at which a new member is, on this device; undefined for everyone else. */
export function readWelcomeStep(userId: string): WelcomeStep | undefined {
  try {
    const saved = localStorage.getItem(keyOf(userId));
    return welcomeSteps.find((step) => step === saved);
  } catch {
    return undefined;
  }
}

/** @param step undefined ends the steps */
export function saveWelcomeStep(userId: string, step: WelcomeStep | undefined): void {
  try {
    if (step === undefined) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), step);
  } catch {
    // Without storage there are no first steps.
  }
}
