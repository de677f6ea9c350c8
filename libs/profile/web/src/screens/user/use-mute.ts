import { useQueryClient } from '@tanstack/react-query';
import { mute, unmute, type Profile } from '@upround/profile/contract';
import { api } from '@upround/shared/api-client';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { changeProfile, refreshLists } from '../../data/profile-cache';
import { useProfileText } from '../../messages/catalogue';

/** Mutes or unmutes a person: optimistic, rolled back on failure, with an Undo. */
export function useMute({ id, displayName: name }: Profile): (isMuted: boolean) => Promise<void> {
  const t = useProfileText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const show = (muted: boolean) => changeProfile(client, id, (known) => ({ ...known, muted }));

  return async function set(isMuted) {
    show(isMuted);
    try {
      await api.call(isMuted ? mute : unmute, { body: { referenceType: 'USER', referenceId: id } });
    } catch (error) {
      show(!isMuted);
      fail(error, isMuted ? t('user.muteFailed', { name }) : t('user.unmuteFailed', { name }));
      return;
    }
    refreshLists(client);
    toast.show({
      id: `mute-${id}`,
      type: 'info',
      text: isMuted ? t('user.mutedNow', { name }) : t('user.unmutedNow', { name }),
      undo: () => void set(!isMuted),
    });
  };
}
