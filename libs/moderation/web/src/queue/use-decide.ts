import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  decideCase,
  listCases,
  readCase,
  UNDO_SECONDS,
  undoDecision,
  type Decision,
  type DecisionInput,
  type ModerationCase,
} from '@upround/moderation/contract';
import { api } from '@upround/shared/api-client';
import { changeItem, keyOf, mutationFor, pagesKeyOf } from '@upround/shared/query';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { useQueueText } from './messages/catalogue';

/** Takes cases out of the lists and reads the queue again. */
export function useCaseLists() {
  const client = useQueryClient();
  return useCallback(
    (caseIds: readonly string[]) => {
      changeItem<ModerationCase>(
        client,
        [listCases],
        ({ id }) => caseIds.includes(id),
        () => undefined,
      );
      for (const id of caseIds) {
        void client.invalidateQueries({ queryKey: keyOf(readCase, { params: { id } }) });
      }
      void client.invalidateQueries({ queryKey: pagesKeyOf(listCases) });
    },
    [client],
  );
}

/** Undoes decisions and says so. */
export function useUndo() {
  const t = useQueueText();
  const fail = useFailureToast();
  const client = useQueryClient();
  return async (decisions: readonly Decision[]) => {
    try {
      for (const { id } of decisions) await api.call(undoDecision, { params: { id } });
      toast.show({ type: 'info', text: t('form.undone') });
    } catch (error) {
      fail(error, t('form.undoFailed'));
    }
    for (const { caseId } of decisions) {
      void client.invalidateQueries({ queryKey: keyOf(readCase, { params: { id: caseId } }) });
    }
    void client.invalidateQueries({ queryKey: pagesKeyOf(listCases) });
  };
}

/** Decides a case, and offers to undo it while that is possible. */
export function useDecide(onDecided: () => void) {
  const t = useQueueText();
  const fail = useFailureToast();
  const leave = useCaseLists();
  const undo = useUndo();
  const { mutate, isPending } = useMutation({
    ...mutationFor(decideCase, { idempotent: true }),
    onSuccess: (decision) => {
      leave([decision.caseId]);
      onDecided();
      toast.show({
        text: t('form.decided', { action: t(`done.${decision.action}`) }),
        undo: () => void undo([decision]),
        duration: UNDO_SECONDS * 1000,
      });
    },
    onError: (error) => fail(error, t('form.failed')),
  });
  return {
    isBusy: isPending,
    decide: (id: string, body: DecisionInput) => mutate({ params: { id }, body }),
  };
}
