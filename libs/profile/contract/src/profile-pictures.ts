import { profileLimits } from './profile-limits';

/** The pictures of a profile, as parts of its form. Apart from the schemas, which the first page does without. */
export const profilePictures = {
  avatar: { max: 1, maxBytes: profileLimits.imageBytes },
  banner: { max: 1, maxBytes: profileLimits.imageBytes },
} as const;
