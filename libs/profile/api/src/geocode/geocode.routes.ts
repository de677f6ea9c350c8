import { geocode, profileErrors } from '@upround/profile/contract';
import { AppError, implement, type CallImplementation } from '@upround/shared/server-kit';
import type { ProfileSettings } from '../profile-settings';

/** Names the place at a point. The point is neither stored nor logged. */
export function geocodeRoutes({ geocoder }: ProfileSettings): CallImplementation[] {
  return [
    implement(geocode, {
      handle: async (_context, { query }) => {
        const place = await geocoder.locate(query);
        if (place === null) throw new AppError(profileErrors.NO_PLACE_NEARBY);
        return place;
      },
    }),
  ];
}
