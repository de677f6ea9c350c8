import { useId } from 'react';
import type { ChosenTasks, ListedTask } from '@upround/moderation/contract';
import { useFormat } from '@upround/shared/i18n';
import { Button, Surface, Time } from '@upround/shared/ui';
import { useOperationsText } from '../messages/catalogue';

interface QueueSectionProps {
  queue: string;
  /** All failed tasks of the queue. */
  count: number;
  /** Those that are listed. */
  tasks: readonly ListedTask[];
  /** What is being retried. */
  busy: ChosenTasks | undefined;
  onRetry: (chosen: ChosenTasks) => void;
  onDrop: (chosen: ChosenTasks) => void;
}

/** The failed tasks of one queue. */
export function QueueSection({ queue, count, tasks, busy, onRetry, onDrop }: QueueSectionProps) {
  const t = useOperationsText();
  const id = useId();
  const isBusy = (task?: string) => busy?.queue === queue && busy.id === task;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h4 id={id} className="min-w-0 grow basis-48 wrap-anywhere">
          <code className="font-semibold">{queue}</code>{' '}
          <span className="text-small text-muted">{t('tasks.count', { count })}</span>
        </h4>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            busy={isBusy()}
            aria-label={t('tasks.retryAllName', { queue })}
            onClick={() => onRetry({ queue })}
          >
            {t('tasks.retryAll')}
          </Button>
          <Button
            size="small"
            aria-label={t('tasks.dropAllName', { queue })}
            onClick={() => onDrop({ queue })}
          >
            {t('tasks.dropAll')}
          </Button>
        </div>
      </div>
      {tasks.length > 0 && (
        <Surface padding="none">
          <ul aria-label={t('tasks.list', { queue })}>
            {tasks.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                busy={isBusy(task.id)}
                onRetry={() => onRetry({ queue, id: task.id })}
                onDrop={() => onDrop({ queue, id: task.id })}
              />
            ))}
          </ul>
        </Surface>
      )}
    </section>
  );
}

interface TaskRowProps {
  task: ListedTask;
  busy: boolean;
  onRetry: () => void;
  onDrop: () => void;
}

function TaskRow({ task, busy, onRetry, onDrop }: TaskRowProps) {
  const t = useOperationsText();
  const format = useFormat();
  const { queue, failedAt, tries, reason } = task;
  const which = { queue, time: format.dateTime(failedAt) };
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b px-4 py-3 last:border-b-0">
      <div className="flex min-w-0 grow basis-64 flex-col gap-0.5">
        <p className="text-small wrap-anywhere">{reason === '' ? t('tasks.noReason') : reason}</p>
        <p className="text-small text-muted">
          <Time value={failedAt} /> · {t('tasks.tries', { count: tries })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="quiet"
          busy={busy}
          aria-label={t('tasks.retryName', which)}
          onClick={onRetry}
        >
          {t('tasks.retry')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('tasks.dropName', which)}
          onClick={onDrop}
        >
          {t('tasks.drop')}
        </Button>
      </div>
    </li>
  );
}
