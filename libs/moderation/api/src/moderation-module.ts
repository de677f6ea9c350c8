import { moderationDocs } from '@upround/moderation/contract';
import type { ApiModule } from '@upround/shared/server-kit';
import { approvalRoutes } from './approvals/approval.routes';
import { auditRoutes } from './audit/audit.routes';
import { caseRoutes } from './cases/case.routes';
import { clearSnapshotsTask } from './cases/clear-snapshots.task';
import { adminRequestEraser, adminRequestExport } from './contributions/admin-requests';
import { auditExport } from './contributions/audit-export';
import { moderationEraser } from './contributions/moderation-eraser';
import { moderationExports } from './contributions/moderation-exports';
import { moderationNotification } from './contributions/moderation-notification';
import { decisionTasks } from './decisions/decision.tasks';
import { suspensionMailTask } from './decisions/suspension-mail.task';
import { settingsOf, type ModerationDeps } from './moderation-settings';
import { moneyRoutes } from './money/money.routes';
import { operationsRoutes } from './operations/operations.routes';
import { switchCommands } from './operations/switch-commands';
import { expireRequestsTask } from './people/expire-requests.task';
import { peopleRoutes } from './people/people.routes';
import { adoptReports } from './reports/adopt-reports';
import { ownRoutes } from './reports/own.routes';
import { deletePrintsTask } from './spam/delete-prints.task';
import { transparencyRoutes } from './transparency/transparency.routes';

/** The server half of the work of staff: reports, cases, decisions and appeals, and the audit log. */
export function moderationModule(deps: ModerationDeps): ApiModule {
  const settings = settingsOf(deps);
  return {
    name: 'moderation',
    docs: moderationDocs,
    calls: [
      ...auditRoutes(),
      ...caseRoutes(settings),
      ...approvalRoutes(settings),
      ...ownRoutes(settings),
      ...transparencyRoutes(settings),
      ...peopleRoutes(settings),
      ...moneyRoutes(settings),
      ...operationsRoutes(settings),
    ],
    tasks: [
      ...decisionTasks(settings),
      ...(settings.mails === undefined ? [] : [suspensionMailTask(settings.mails)]),
      clearSnapshotsTask(settings),
      expireRequestsTask(settings),
      deletePrintsTask(settings),
    ],
    contributes: {
      erasers: [moderationEraser, adminRequestEraser],
      exports: [auditExport, ...moderationExports, adminRequestExport],
      notifications: [moderationNotification],
      commands: switchCommands(settings.now),
    },
    prepare: adoptReports,
    seed: async (context) => {
      const { seedModeration } = await import('./seed/seed-moderation');
      await seedModeration(settings, context);
    },
  };
}
