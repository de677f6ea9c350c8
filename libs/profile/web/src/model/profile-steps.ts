import type { Profile } from '@upround/profile/contract';

/** What others look for on a profile, in the order in which it is asked for. */
export const profileSteps = ['avatar', 'headline', 'about', 'location', 'experience'] as const;
export type ProfileStep = (typeof profileSteps)[number];

/** The steps that a profile lacks. */
export function openSteps(profile: Profile): ProfileStep[] {
  const done: Record<ProfileStep, boolean> = {
    avatar: profile.avatarUrl !== null,
    headline: profile.headline !== '',
    about: profile.about !== '',
    location: (profile.location ?? '') !== '',
    experience: (profile.experience ?? []).length > 0,
  };
  return profileSteps.filter((step) => !done[step]);
}
