import { socialDocs } from '@upround/social/contract';
import type { AllContributions, FollowCounts, PollBox } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import { activityRoutes } from './activity/activity.routes';
import { commentRoutes } from './comments/comment.routes';
import { remarkTarget } from './comments/remark-target';
import { socialEraser } from './contributions/social-eraser';
import { socialExports } from './contributions/social-exports';
import { socialNotifications } from './contributions/social-notifications';
import { relationListRoutes } from './relations/relation-list.routes';
import { relationRoutes } from './relations/relation.routes';
import { reportRoutes } from './reports/report.routes';
import { targetBook, type TargetBook } from './targets/target-book';

/** What social needs from the slices whose records it acts on. Bound in apps/api. */
export interface SocialDeps {
  /** Records of other slices; comments and replies are social's own. Read after all modules are composed. */
  contributed: () => Pick<AllContributions, 'targets'>;
  polls: PollBox;
  /** Counters of people's follows, for erased accounts. */
  followCounts: FollowCounts;
}

function bookOf(contributed: SocialDeps['contributed']): TargetBook {
  const remarks = remarkTarget((db, viewerId, reference) => book.find(db, viewerId, reference));
  const book: TargetBook = targetBook(() => [...contributed().targets, remarks]);
  return book;
}

/** The server half of the verbs: like, bookmark, follow, comment, reply, report, activity. */
export function socialModule({ contributed, polls, followCounts }: SocialDeps): ApiModule {
  const book = bookOf(contributed);
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
    contributes: {
      erasers: [socialEraser(book, polls, followCounts)],
      exports: socialExports,
      notifications: socialNotifications,
    },
    seed: async (context) => {
      const { seedSocial } = await import('./seed/seed-social');
      await seedSocial(book, polls, context);
    },
  };
}
