import { defineCall } from '@upround/shared/contract-core';
import {
  idSchema,
  imageSchema,
  personSummarySchema,
  textLimits,
  textOf,
} from '@upround/shared/domain';
import * as z from 'zod/mini';
import { experienceSchema } from './experience.calls';
import { profileErrors } from './profile-errors';
import { profileLimits } from './profile-limits';

export const profileSchema = z.extend(personSummarySchema, {
  about: z.string(),
  location: z.optional(z.string()),
  /** The picture in full, with its description; `avatarUrl` is a small one. */
  avatar: z.optional(z.nullable(imageSchema)),
  banner: z.optional(z.nullable(imageSchema)),
  /** The present first, then by when it began. */
  experience: z.optional(z.array(experienceSchema)),
  followerCount: z.int(),
  followingCount: z.int(),
  followed: z.boolean(),
  /** Whether this person follows the reader. */
  followsYou: z.optional(z.boolean()),
  /** Whether the reader muted this person; nobody else is told. */
  muted: z.optional(z.boolean()),
  own: z.boolean(),
  joinedAt: z.string(),
  /** Only to oneself. */
  email: z.optional(z.string()),
});
export type Profile = z.output<typeof profileSchema>;

const byId = z.strictObject({ id: idSchema });

export const readProfile = defineCall({
  id: 'profile.readProfile',
  summary: 'Reads a person’s profile by id or slug, a former slug included',
  method: 'GET',
  version: 'v1',
  path: '/user/{id}',
  params: byId,
  access: 'guest',
  response: profileSchema,
});

/** An address of one’s own: lower-case letters, digits and single hyphens. */
export const slugSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(profileLimits.slug.min),
    z.maxLength(profileLimits.slug.max),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  );

/** Badges that people give themselves; mentors and ambassadors get theirs by becoming one. */
export const ownBadges = ['NONE', 'FOUNDER', 'INVESTOR', 'RECRUITER', 'CANDIDATE'] as const;

const altSchema = textOf(textLimits.altText, 0);

export const editProfile = defineCall({
  id: 'profile.editProfile',
  summary: 'Edits one’s own profile; what is left out stays',
  method: 'PATCH',
  version: 'v1',
  path: '/user/{id}',
  params: byId,
  access: 'member',
  limit: 'comment',
  bodyKind: 'form',
  body: z.strictObject({
    displayName: z.optional(textOf(textLimits.displayName)),
    headline: z.optional(textOf(textLimits.headline, 0)),
    about: z.optional(textOf(profileLimits.about, 0)),
    location: z.optional(textOf(profileLimits.location, 0)),
    badge: z.optional(z.enum(ownBadges)),
    slug: z.optional(slugSchema),
    avatarAlt: z.optional(altSchema),
    bannerAlt: z.optional(altSchema),
    removeAvatar: z.optional(z.boolean()),
    removeBanner: z.optional(z.boolean()),
  }),
  files: {
    avatar: { max: 1, maxBytes: profileLimits.imageBytes },
    banner: { max: 1, maxBytes: profileLimits.imageBytes },
  },
  response: profileSchema,
  errors: [
    profileErrors.SLUG_TAKEN,
    profileErrors.SLUG_CHANGES_USED_UP,
    profileErrors.IMAGE_UNREADABLE,
    profileErrors.IMAGE_TOO_LARGE,
    profileErrors.IMAGE_MISSING,
  ],
});

export const deleteAccount = defineCall({
  id: 'profile.deleteAccount',
  summary: 'Deletes one’s own account: gone at once, erased after 30 days unless one signs in',
  method: 'DELETE',
  version: 'v2',
  path: '/user/{id}',
  params: byId,
  access: 'member',
  openToRestricted: true,
  thrown: 'Failed to delete account: {message}',
  body: z.optional(z.strictObject({ state: z.literal('DELETED') })),
});

export const geocode = defineCall({
  id: 'profile.geocode',
  summary: 'Names county and state of a point',
  method: 'GET',
  version: 'v1',
  path: '/geocode',
  query: z.strictObject({
    lat: z.coerce.number().check(z.minimum(-90), z.maximum(90)),
    lon: z.coerce.number().check(z.minimum(-180), z.maximum(180)),
  }),
  access: 'member',
  limit: 'search',
  response: z.object({ county: z.string(), state: z.string() }),
  errors: [profileErrors.NO_PLACE_NEARBY],
});
