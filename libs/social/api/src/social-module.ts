import { socialDocs } from '@upround/social/contract';
import type { Eraser, FollowCounts, PollBox, ReactionTarget } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import { activityRoutes } from './activity/activity.routes';
import { commentRoutes } from './comments/comment.routes';
import { remarkTarget } from './comments/remark-target';
import { socialEraser } from './leaving/social-eraser';
import { relationListRoutes } from './relations/relation-list.routes';
import { relationRoutes } from './relations/relation.routes';
import { reportRoutes } from './reports/report.routes';
import { seedSocial } from './seed/seed-social';
import { targetBook, type TargetBook } from './targets/target-book';

/** What social needs from the slices whose records it acts on. Bound in apps/api. */
export interface SocialDeps {
  /** One for each kind of record of other slices; comments and replies are social's own. */
  targets: readonly ReactionTarget[];
  polls: PollBox;
}

function bookOf(targets: readonly ReactionTarget[]): TargetBook {
  const remarks = remarkTarget((db, viewerId, reference) => book.find(db, viewerId, reference));
  const book: TargetBook = targetBook([...targets, remarks]);
  return book;
}

/** Takes away what somebody did whose account is erased. */
export const eraserOf = ({ targets, polls }: SocialDeps, counts: FollowCounts): Eraser =>
  socialEraser(bookOf(targets), polls, counts);

/** The server half of the verbs: like, bookmark, follow, comment, reply, report, activity. */
export function socialModule({ targets, polls }: SocialDeps): ApiModule {
  const book = bookOf(targets);
  return {
    name: 'social',
    docs: socialDocs,
    calls: [
      ...relationRoutes(book),
      ...relationListRoutes(book),
      ...commentRoutes(book),
      ...reportRoutes(book),
      ...activityRoutes(book, polls),
    ],
    seed: (context) => seedSocial(book, polls, context),
  };
}
