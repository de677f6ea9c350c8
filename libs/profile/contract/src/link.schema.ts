import { webAddressSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { profileLimits } from './profile-limits';

/** One link of a profile. */
export const profileLinkSchema = webAddressSchema;

/** A person's own site, company and the like. */
export const profileLinksSchema = z
  .array(profileLinkSchema)
  .check(z.maxLength(profileLimits.links));
