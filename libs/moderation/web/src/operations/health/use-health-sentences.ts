import type { Health } from '@upround/moderation/contract';
import { bytesText, useFormat } from '@upround/shared/i18n';
import { useTimeSpan } from '../../terms/use-time-span';
import { useOperationsText } from '../messages/catalogue';

export type PartName = 'database' | 'tasks' | 'realtime' | 'email' | 'disk' | 'payments';

/** Sentences that hold, one after the other. */
const joined = (...sentences: (string | false)[]) =>
  sentences.filter((sentence) => sentence !== false).join(' ');

/** What the figures of each part mean, in sentences. */
export function useHealthSentences(health: Health): Record<PartName, string> {
  const t = useOperationsText();
  const format = useFormat();
  const spanOf = useTimeSpan('short');
  const { database, tasks, realtime, email, disk, payments } = health;
  const { milliseconds } = database;
  return {
    database: joined(
      milliseconds === null
        ? t('health.database.down')
        : t('health.database.answered', {
            kind: database.kind,
            time: format.number(Math.max(1, Math.round(milliseconds))),
          }),
      database.waiting > 0 && t('health.database.waiting', { count: database.waiting }),
    ),
    tasks: joined(
      tasks.due === 0
        ? t('health.tasks.none')
        : t('health.tasks.due', { count: tasks.due, age: spanOf(tasks.oldestSeconds) }),
      tasks.failed > 0 && t('health.tasks.failed', { count: tasks.failed }),
    ),
    realtime:
      realtime.kind === 'ably'
        ? t('health.realtime.ably')
        : t('health.realtime.sockets', { count: realtime.connections }),
    email: joined(
      t('health.email.sent', { count: email.sent }),
      email.failed > 0 && t('health.email.failed', { count: email.failed }),
      email.kind === 'folder' && t('health.email.folder'),
    ),
    disk:
      disk.freeBytes === null
        ? t('health.disk.unknown')
        : t('health.disk.free', {
            size: bytesText(format, disk.freeBytes),
            share: format.percent(disk.freeShare ?? 0),
          }),
    payments: joined(
      payments.webhooksRefused === 0
        ? t('health.payments.fine')
        : t('health.payments.refused', { count: payments.webhooksRefused }),
      payments.unsolved > 0 && t('health.payments.unsolved', { count: payments.unsolved }),
      payments.kind === 'sandbox' && t('health.payments.sandbox'),
    ),
  };
}
