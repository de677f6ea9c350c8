import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { dropTasks, listFailedTasks, retryTasks } from '@upround/moderation/contract';
import { keyOf, mutationFor } from '@upround/shared/query';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { useOperationsText } from '../messages/catalogue';

/**
 * Retries and drops failed tasks, one or all of a queue. The list is read again in any case.
 *
 * @param list gets the focus where the pressed button is gone with its task
 */
export function useChangeTasks(list: RefObject<HTMLElement | null>) {
  const t = useOperationsText();
  const fail = useFailureToast();
  const client = useQueryClient();
  const onSettled = async () => {
    await client.invalidateQueries({ queryKey: keyOf(listFailedTasks) });
    if (document.activeElement === document.body) list.current?.focus();
  };
  const retry = useMutation({
    ...mutationFor(retryTasks),
    onSuccess: ({ count }) => toast.show({ text: t('tasks.retried', { count }) }),
    onError: (error) => fail(error, t('tasks.retryFailed')),
    onSettled,
  });
  const drop = useMutation({
    ...mutationFor(dropTasks),
    onSuccess: ({ count }) => toast.show({ text: t('tasks.dropped', { count }) }),
    onError: (error) => fail(error, t('tasks.dropFailed')),
    onSettled,
  });
  return { retry, drop };
}
