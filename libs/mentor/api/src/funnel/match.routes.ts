import { matchMentors } from '@upround/mentor/contract';
import { implement, viewerId, type CallImplementation } from '@upround/shared/server-kit';
import type { MentorSettings } from '../mentor-settings';
import { createMatching } from './match.service';

/** The guided choice. */
export function matchRoutes({ now }: Pick<MentorSettings, 'now'>): CallImplementation[] {
  const match = createMatching(now);
  return [
    implement(matchMentors, {
      handle: ({ db, viewer }, { query }) => match(db, viewerId(viewer), query),
    }),
  ];
}
