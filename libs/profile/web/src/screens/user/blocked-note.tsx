import { useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { unblock, type Profile } from '@upround/profile/contract';
import { api } from '@upround/shared/api-client';
import { links } from '@upround/shared/links';
import { Button, ButtonLink, EmptyState, Name } from '@upround/shared/ui';
import { useFailureToast } from '@upround/shared/toasts';
import { refreshLists } from '../../data/profile-cache';
import { useProfileText } from '../../messages/catalogue';

interface BlockedNoteProps {
  profile: Profile;
  onUnblocked: () => void;
}

/** What is left of a profile right after its person was blocked, with the way back. */
export function BlockedNote({ profile, onUnblocked }: BlockedNoteProps) {
  const t = useProfileText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const name = profile.displayName;

  async function undo() {
    setBusy(true);
    try {
      await api.call(unblock, { body: { referenceType: 'USER', referenceId: profile.id } });
      refreshLists(client);
      onUnblocked();
    } catch (error) {
      setBusy(false);
      fail(error, t('user.unblockFailed', { name }));
    }
  }

  return (
    <div role="status">
      <EmptyState
        icon={Ban}
        title={t.rich('user.blocked', { who: () => <Name>{name}</Name> })}
        action={
          <span className="flex flex-wrap gap-2">
            <Button autoFocus busy={isBusy} onClick={() => void undo()}>
              {t('user.undoBlock')}
            </Button>
            <ButtonLink variant="quiet" href={links.settings({ section: 'blocked' })}>
              {t('user.blockedPeople')}
            </ButtonLink>
          </span>
        }
      >
        {t('user.blockedHint')}
      </EmptyState>
    </div>
  );
}
