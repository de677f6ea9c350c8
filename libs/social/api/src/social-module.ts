import { socialDocs } from '@upround/social/contract';
import type {
  AllContributions,
  FollowCounts,
  PollStore,
  Realtime,
  PersonHiding,
  ReportStore,
  SpamCheck,
} from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import { activityRoutes } from './activity/activity.routes';
import { commentRoutes } from './comments/comment.routes';
import { commentTarget } from './comments/comment-target';
import { moderatedComments } from './contributions/moderated-comments';
import { socialEraser } from './contributions/social-eraser';
import { socialExports } from './contributions/social-exports';
import { socialNotifications } from './contributions/social-notifications';
import { relationListRoutes } from './relations/relation-list.routes';
import { relationRoutes } from './relations/relation.routes';
import { reportRoutes } from './reports/report.routes';
import type { SocialDemo } from './seed/demo-comment';
import { createTargetRegistry, type TargetRegistry } from './targets/target-registry';

/** What social needs from the slices whose records it acts on. Bound in apps/api. */
export interface SocialDeps {
  /** Records of other slices; comments and replies are social's own. Read after all modules are composed. */
  contributed: () => Pick<AllContributions, 'targets' | 'moderated'>;
  polls: PollStore;
  /** Takes reports. */
  reportStore: ReportStore;
  /** Holds spam until a moderator has looked at it; without it nothing is held. */
  spamCheck?: SpamCheck | undefined;
  /** Blocks or mutes an author with a report. */
  personHiding: PersonHiding;
  /** Counters of people's follows, for erased accounts. */
  followCounts: FollowCounts;
  /** Tells open pages of what was saved and who follows; without it they read their lists when they are opened. */
  realtime?: Realtime | undefined;
  /** What the demo community says about posts; without it nothing is seeded. */
  demo?: (() => Promise<SocialDemo>) | undefined;
}

function registryOf(contributed: SocialDeps['contributed']): TargetRegistry {
  const comments = commentTarget((db, viewerId, reference) =>
    registry.find(db, viewerId, reference),
  );
  const registry: TargetRegistry = createTargetRegistry(() => [...contributed().targets, comments]);
  return registry;
}

/** The server half of the verbs: like, bookmark, follow, comment, reply, report, activity. */
export function socialModule(deps: SocialDeps): ApiModule {
  const { contributed, polls, reportStore, personHiding, followCounts, realtime, demo } = deps;
  const { spamCheck } = deps;
  const registry = registryOf(contributed);
  return {
    name: 'social',
    docs: socialDocs,
    calls: [
      ...relationRoutes({ registry, realtime }),
      ...relationListRoutes(registry),
      ...commentRoutes({ registry, spamCheck }),
      ...reportRoutes({ registry, reportStore, personHiding }),
      ...activityRoutes(registry, polls),
    ],
    contributes: {
      moderated: [moderatedComments(registry, () => contributed().moderated)],
      erasers: [socialEraser(registry, polls, followCounts)],
      exports: socialExports,
      notifications: socialNotifications,
    },
    seed: async (context) => {
      if (demo === undefined) return;
      const { seedSocial } = await import('./seed/seed-social');
      await seedSocial(await demo(), registry, polls, context);
    },
  };
}
