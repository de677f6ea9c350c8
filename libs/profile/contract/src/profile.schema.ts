import { imageSchema, personSummarySchema, textLimits, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { experienceSchema } from './experience.calls';
import { profileLinksSchema } from './link.schema';
import { profileLimits } from './profile-limits';

export const profileSchema = z.extend(personSummarySchema, {
  about: z.string(),
  location: z.optional(z.string()),
  /** Where else they can be found: addresses with http or https. */
  links: z.optional(z.array(z.string())),
  /** The picture in full, with its description; `avatarUrl` is a small one. */
  avatar: z.optional(z.nullable(imageSchema)),
  banner: z.optional(z.nullable(imageSchema)),
  /** The present first, then by when it began. */
  experience: z.optional(z.array(experienceSchema)),
  followerCount: z.int(),
  followingCount: z.int(),
  followed: z.boolean(),
  /** Whether this person follows the viewer. */
  followsYou: z.optional(z.boolean()),
  /** Whether the viewer muted this person; no one else can see it. */
  muted: z.optional(z.boolean()),
  own: z.boolean(),
  /** Names of lists that this profile shows, besides those that every profile has. */
  lists: z.optional(z.array(z.string())),
  /** @deprecated `lists`; kept for one release. */
  hasJobs: z.optional(z.boolean()),
  joinedAt: z.string(),
  /** Only on the viewer's own profile. */
  email: z.optional(z.string()),
});
export type Profile = z.output<typeof profileSchema>;

/** A slug: lower-case letters, digits and single hyphens. */
export const slugSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(profileLimits.slug.min),
    z.maxLength(profileLimits.slug.max),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  );

/** Badges that people choose themselves; the badges of mentors and ambassadors come with the role. */
export const ownBadges = ['NONE', 'FOUNDER', 'INVESTOR', 'RECRUITER', 'CANDIDATE'] as const;

export const altSchema = textOf(textLimits.altText, 0);

export const profileChangeSchema = z.strictObject({
  displayName: z.optional(textOf(textLimits.displayName)),
  headline: z.optional(textOf(textLimits.headline, 0)),
  about: z.optional(textOf(profileLimits.about, 0)),
  location: z.optional(textOf(profileLimits.location, 0)),
  /** All of them: those left out are removed. */
  links: z.optional(profileLinksSchema),
  badge: z.optional(z.enum(ownBadges)),
  slug: z.optional(slugSchema),
  avatarAlt: z.optional(altSchema),
  bannerAlt: z.optional(altSchema),
  removeAvatar: z.optional(z.boolean()),
  removeBanner: z.optional(z.boolean()),
});
