import { ownKey } from '@upround/shared/session';

/** In the browser's storage from the first steps of a new member until their profile is complete or they close the card. */
export const homeStepsKey = (userId: string) => ownKey(userId, 'profile-steps');
