import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  editSettings,
  readSettings,
  type Settings,
  type SettingsChange,
} from '@upround/profile/contract';
import { keyOf, mutationFor, queryFor, useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { useSettingsText } from './messages/catalogue';
import { backFrom, withChange } from './settings-change';

export type SavingState = 'idle' | 'saving' | 'saved';

/** The member's settings. */
export function useSettings() {
  return useQuery(queryFor(readSettings, {}));
}

/**
 * Changes settings: shown at once, sent one after the other in the order in which they were made, taken back where
 * the API refuses.
 */
export function useChangeSettings() {
  const t = useSettingsText();
  const reasonOf = useFailureReason();
  const client = useQueryClient();
  const key = keyOf(readSettings, {});
  const mutation = useMutation({
    ...mutationFor(editSettings),
    scope: { id: editSettings.id },
    onMutate: async ({ body }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Settings>(key);
      if (before === undefined) return undefined;
      client.setQueryData(key, withChange(before, body));
      return backFrom(before, body);
    },
    onSuccess: (settings) => {
      // A later change is shown already and not in this answer.
      const isLast = client.isMutating({ mutationKey: [editSettings.id] }) === 1;
      if (isLast) client.setQueryData(key, settings);
    },
    onError: (error, _change, back) => {
      client.setQueryData<Settings>(key, (now) => now && back && withChange(now, back));
      toast.show({ type: 'error', text: t('screen.notSaved', { why: reasonOf(error) }) });
    },
  });
  const state: SavingState = mutation.isPending ? 'saving' : mutation.isSuccess ? 'saved' : 'idle';
  const changed = mutation.variables?.body;
  return {
    change: (body: SettingsChange) => mutation.mutate({ body }),
    state,
    /** The state of what a part shows; idle where the last change was about something else. */
    stateOf: (isAbout: (change: SettingsChange) => boolean): SavingState =>
      changed !== undefined && isAbout(changed) ? state : 'idle',
  };
}
