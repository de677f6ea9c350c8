import { geocode, profileErrors } from '@upround/profile/contract';
import { AppError, implement, type CallImplementation } from '@upround/shared/server-kit';
import type { ProfileKit } from '../profile-kit';

/** Naming the place at a point. The point is neither kept nor logged. */
export function geocodeRoutes({ geocoder }: ProfileKit): CallImplementation[] {
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
