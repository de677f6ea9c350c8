import { useMutation, useQueryClient } from '@tanstack/react-query';
import { assignCase, listCases, readCase, type CaseDetail } from '@upround/moderation/contract';
import { keyOf, mutationFor, pagesKeyOf } from '@upround/shared/query';
import { useShortcuts } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { useFailureToast } from '@upround/shared/toasts';
import { useQueueText } from './messages/catalogue';

/** Takes a case, or releases it; also by the key `a`. */
export function useAssign(detail: CaseDetail) {
  const t = useQueueText();
  const fail = useFailureToast();
  const client = useQueryClient();
  const { user } = useSession();
  const isMine = detail.assignee !== null && detail.assignee.id === user?.id;
  const { mutate, isPending } = useMutation({
    ...mutationFor(assignCase),
    onSuccess: (changed) => {
      client.setQueryData(keyOf(readCase, { params: { id: changed.id } }), changed);
      void client.invalidateQueries({ queryKey: pagesKeyOf(listCases) });
    },
    onError: (error) => fail(error, t('detail.takeFailed')),
  });
  const toggle = () => {
    if (isPending) return;
    mutate({ params: { id: detail.id }, body: { isMine: !isMine } });
  };
  useShortcuts(
    detail.state === 'OPEN' && !detail.mine
      ? [{ keys: 'a', label: t('keys.take'), group: t('keys.group'), run: toggle }]
      : [],
  );
  return { isMine, isBusy: isPending, toggle };
}
