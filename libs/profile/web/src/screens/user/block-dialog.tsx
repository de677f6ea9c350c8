import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { block, type Profile } from '@upround/profile/contract';
import { api } from '@upround/shared/api-client';
import { AlertDialog } from '@upround/shared/ui';
import { useForgetFollow } from '@upround/social/web';
import { useFailureToast } from '@upround/shared/toasts';
import { forgetProfile, refreshLists } from '../../data/profile-cache';
import { useProfileText } from '../../messages/catalogue';

interface BlockDialogProps {
  profile: Pick<Profile, 'id' | 'displayName'>;
  onClose: () => void;
  onBlocked: () => void;
}

/** Asks once, and says what a block does. Loaded when asked for. */
export function BlockDialog({ profile, onClose, onBlocked }: BlockDialogProps) {
  const t = useProfileText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const forgetFollow = useForgetFollow();
  const [isBusy, setBusy] = useState(false);
  const name = profile.displayName;

  async function confirm() {
    setBusy(true);
    try {
      await api.call(block, { body: { referenceType: 'USER', referenceId: profile.id } });
    } catch (error) {
      setBusy(false);
      fail(error, t('user.blockFailed', { name }));
      return;
    }
    forgetFollow(profile.id);
    onBlocked();
    onClose();
    forgetProfile(client, profile.id);
    refreshLists(client);
  }

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('user.blockTitle', { name })}
      confirmText={t('user.blockConfirm', { name })}
      busy={isBusy}
      onConfirm={() => void confirm()}
    >
      {t('user.blockText')}
    </AlertDialog>
  );
}
