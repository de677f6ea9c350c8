import { ambassadorDocs } from '@upround/ambassador/contract';
import type { NotificationKind } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import type { FastifyInstance } from 'fastify';
import type { AmbassadorSettings } from './ambassador-settings';
import { ambassadorApprovals } from './contributions/ambassador-approvals';
import { ambassadorCommands } from './contributions/ambassador-commands';
import { ambassadorDeletionEffects } from './contributions/ambassador-deletion-effects';
import { ambassadorEraser } from './contributions/ambassador-eraser';
import { ambassadorExports } from './contributions/ambassador-exports';
import { ambassadorPages } from './contributions/ambassador-pages';
import { creatorApprovals } from './contributions/creator-approvals';
import { creatorCommands } from './contributions/creator-commands';
import { creatorDeletionEffects } from './contributions/creator-deletion-effects';
import { creatorEraser } from './contributions/creator-eraser';
import { creatorExports } from './contributions/creator-exports';
import { profileAmbassador } from './contributions/profile-ambassador';
import { boardTasks } from './boards/rank-boards.task';
import { creatorTasks } from './creators/close-months.task';
import { creatorRoutes } from './creators/creator.routes';
import { registerStatements, type StatementRouteParts } from './creators/register-statements';
import { settleTasks } from './ledger/settle.task';
import { ambassadorRoutes } from './membership/ambassador.routes';
import { ownAmbassadorRoutes } from './membership/own-ambassador.routes';
import { creatorNotification } from './notices/creator-notification';
import { decidedNotification } from './notices/decided-notification';
import { pointsNotification } from './notices/points-notification';
import { hintTasks } from './notices/send-hints.tasks';
import { checkTasks } from './referrals/check-referrals.task';
import { visitTasks } from './referrals/forget-visits.task';
import { referralRoutes } from './referrals/referral.routes';
import type { AmbassadorsDemo } from './seed/ambassador-demo';
import { computeSeeded } from './seed/compute-seeded';

/** What the programme needs from the rest of the server. Bound in apps/api. */
export interface AmbassadorDeps
  extends
    Omit<AmbassadorSettings, 'now' | 'realtime'>,
    Partial<Pick<AmbassadorSettings, 'now' | 'realtime'>> {
  /** The ambassadors of the demo community; without them nothing is seeded. */
  demo?: (() => Promise<AmbassadorsDemo>) | undefined;
}

/** The server half of both programmes. */
export interface Ambassadors {
  module: ApiModule;
  /** Adds the files of statements. */
  register(app: FastifyInstance, parts: StatementRouteParts): void;
}

/**
 * The server half of the ambassador and creator programmes.
 *
 * @param deps ports, the realtime connection, and in tests the clock
 */
export function createAmbassadors(deps: AmbassadorDeps): Ambassadors {
  const settings: AmbassadorSettings = {
    now: deps.now ?? (() => new Date()),
    secrets: deps.secrets,
    publicUrl: deps.publicUrl,
    realtime: deps.realtime,
    entitlements: deps.entitlements,
    planRevenue: deps.planRevenue,
    payouts: deps.payouts,
  };
  return { module: moduleOf(settings, deps.demo), register: registerStatements };
}

const moduleOf = (settings: AmbassadorSettings, demo: AmbassadorDeps['demo']): ApiModule => ({
  name: 'ambassador',
  docs: ambassadorDocs,
  calls: [
    ...ambassadorRoutes(settings),
    ...ownAmbassadorRoutes(settings),
    ...referralRoutes(settings),
    ...creatorRoutes(settings),
  ],
  tasks: [
    ...boardTasks(settings),
    ...settleTasks(settings),
    ...checkTasks(settings),
    ...visitTasks(settings),
    ...hintTasks(settings),
    ...creatorTasks(settings),
  ],
  contributes: {
    approvals: [...ambassadorApprovals, ...creatorApprovals(settings)],
    deletionEffects: [ambassadorDeletionEffects, creatorDeletionEffects],
    erasers: [ambassadorEraser, creatorEraser],
    exports: [...ambassadorExports, ...creatorExports],
    notifications: [
      decidedNotification,
      pointsNotification as NotificationKind,
      creatorNotification,
    ],
    pages: ambassadorPages,
    profileLists: [profileAmbassador],
    commands: [...ambassadorCommands(settings), ...creatorCommands],
  },
  prepare: (trx) => computeSeeded(settings, trx),
  seed: async (context) => {
    if (demo === undefined) return;
    const [{ seedAmbassadors }, { seedCreators }, parts] = await Promise.all([
      import('./seed/seed-ambassadors'),
      import('./seed/seed-creators'),
      demo(),
    ]);
    await seedAmbassadors(parts, context);
    await seedCreators(parts, context);
  },
});
