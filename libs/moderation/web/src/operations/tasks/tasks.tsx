import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  FAILED_TASKS_MAX,
  listFailedTasks,
  type ChosenTasks,
  type FailedTasks,
} from '@upround/moderation/contract';
import { useFormat } from '@upround/shared/i18n';
import { queryFor } from '@upround/shared/query';
import { AlertDialog, EmptyState, SkeletonRows, Surface } from '@upround/shared/ui';
import { useOperationsText } from '../messages/catalogue';
import { PartError } from '../part-error';
import { PartHeading } from '../part-heading';
import { QueueSection } from './queue-section';
import { useChangeTasks } from './use-change-tasks';

/** Failed tasks by queue, to be retried or dropped. */
export function Tasks() {
  const t = useOperationsText();
  const query = useQuery({ ...queryFor(listFailedTasks, {}), staleTime: 0 });
  return (
    <div className="flex flex-col gap-6">
      <PartHeading title={t('tasks.title')}>{t('tasks.lead')}</PartHeading>
      {query.isPending && (
        <Surface padding="none">
          <SkeletonRows label={t('tasks.loading')} />
        </Surface>
      )}
      {query.data === undefined && query.isError && (
        <PartError query={query} title={t('tasks.failed')} />
      )}
      {query.data !== undefined && <TaskList failed={query.data} />}
    </div>
  );
}

function TaskList({ failed: { queues, tasks } }: { failed: FailedTasks }) {
  const t = useOperationsText();
  const format = useFormat();
  const list = useRef<HTMLDivElement>(null);
  const { retry, drop } = useChangeTasks(list);
  const [asked, setAsked] = useState<ChosenTasks | null>(null);
  const total = queues.reduce((sum, { count }) => sum + count, 0);
  const close = () => setAsked(null);
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-6 outline-hidden">
      {queues.length === 0 && (
        <Surface padding="none">
          <EmptyState level={3} icon={CircleCheck} title={t('tasks.empty')}>
            {t('tasks.emptyHint')}
          </EmptyState>
        </Surface>
      )}
      {total > tasks.length && (
        <p className="text-small text-muted">
          {t('tasks.more', { count: format.number(FAILED_TASKS_MAX) })}
        </p>
      )}
      {queues.map(({ queue, count }) => (
        <QueueSection
          key={queue}
          queue={queue}
          count={count}
          tasks={tasks.filter((task) => task.queue === queue)}
          busy={retry.isPending ? retry.variables.body : undefined}
          onRetry={(body) => retry.mutate({ body })}
          onDrop={setAsked}
        />
      ))}
      <DropDialog
        asked={asked}
        count={queues.find(({ queue }) => queue === asked?.queue)?.count ?? 0}
        busy={drop.isPending}
        onClose={close}
        onDrop={(body) => drop.mutate({ body }, { onSettled: close })}
      />
    </div>
  );
}

interface DropDialogProps {
  asked: ChosenTasks | null;
  /** Failed tasks of its queue. */
  count: number;
  busy: boolean;
  onClose: () => void;
  onDrop: (chosen: ChosenTasks) => void;
}

/** Asks before tasks are dropped: nothing does them afterwards. */
function DropDialog({ asked, count, busy, onClose, onDrop }: DropDialogProps) {
  const t = useOperationsText();
  const [shown, setShown] = useState(asked);
  // While it closes it still says what it was about.
  if (asked !== null && asked !== shown) setShown(asked);
  const isOne = shown?.id !== undefined;
  return (
    <AlertDialog
      open={asked !== null}
      onOpenChange={onClose}
      busy={busy}
      title={
        isOne
          ? t('tasks.confirm.one')
          : t('tasks.confirm.all', { count, queue: shown?.queue ?? '' })
      }
      confirmText={t(isOne ? 'tasks.confirm.oneButton' : 'tasks.confirm.allButton')}
      onConfirm={() => shown && onDrop(shown)}
    >
      {t('tasks.confirm.text', { count: isOne ? 1 : count })}
    </AlertDialog>
  );
}
