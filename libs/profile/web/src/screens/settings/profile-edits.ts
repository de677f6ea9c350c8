import { ownBadges, profileLimits, type Profile } from '@upround/profile/contract';
import { textLimits } from '@upround/shared/domain';

/** What the form of the settings holds, as it is typed. */
export interface ProfileValues {
  displayName: string;
  headline: string;
  badge: string;
  location: string;
  about: string;
  slug: string;
}
export type ProfileField = keyof ProfileValues;
/** What differs from the profile as it is saved. */
export type ProfileEdits = Partial<ProfileValues>;

export const profileFields = [
  'displayName',
  'headline',
  'badge',
  'location',
  'about',
  'slug',
] as const satisfies ProfileField[];

/** The most characters of each field that is typed. */
export const fieldLimits = {
  displayName: textLimits.displayName,
  headline: textLimits.headline,
  location: profileLimits.location,
  about: profileLimits.about,
  slug: profileLimits.slug.max,
} as const;

export const isOwnBadge = (badge: string) => (ownBadges as readonly string[]).includes(badge);

export function valuesOf(profile: Profile): ProfileValues {
  return {
    displayName: profile.displayName,
    headline: profile.headline,
    badge: profile.role ?? 'NONE',
    location: profile.location ?? '',
    about: profile.about,
    slug: profile.slug,
  };
}

/** The edits that change something. */
export function realEdits(saved: ProfileValues, edits: ProfileEdits): ProfileEdits {
  return Object.fromEntries(
    profileFields
      .filter((field) => edits[field] !== undefined && edits[field] !== saved[field])
      .map((field) => [field, edits[field]]),
  );
}

/** The edits that are left once some of them were saved; what was typed meanwhile stays. */
export function editsAfter(edits: ProfileEdits, sent: ProfileEdits): ProfileEdits {
  return Object.fromEntries(
    profileFields
      .filter((field) => edits[field] !== undefined && edits[field] !== sent[field])
      .map((field) => [field, edits[field]]),
  );
}
