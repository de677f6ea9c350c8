import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listInvites, withdrawInvite, type Invite } from '@upround/ambassador/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { keyOf, mutationFor } from '@upround/shared/query';
import { ConfirmButton } from '@upround/shared/toasts';
import { Avatar, Badge, Link, Name } from '@upround/shared/ui';
import { useAmbassadorDashboardText } from './messages/catalogue';

/** One invitation: whether it was used, by whom, or until when it works. */
export function InviteRow({ invite }: { invite: Invite }) {
  const t = useAmbassadorDashboardText();
  const format = useFormat();
  const client = useQueryClient();
  const [now] = useState(Date.now);
  const withdraw = useMutation({
    ...mutationFor(withdrawInvite),
    onSuccess: (answer) => client.setQueryData(keyOf(listInvites, {}), answer),
  });
  const { id, createdAt, expiresAt, isUsed, usedBy } = invite;
  const isExpired = !isUsed && Date.parse(expiresAt) <= now;
  const created = format.date(createdAt);
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-3 border-b p-4 last:border-b-0">
      {usedBy !== null && (
        <Avatar size={40} name={usedBy.displayName} seed={usedBy.id} src={usedBy.avatarUrl} />
      )}
      <div className="flex min-w-0 grow basis-48 flex-col">
        {usedBy !== null ? (
          <span className="min-w-0 wrap-anywhere">
            {t.rich('invites.usedBy', {
              name: () => (
                <Link href={links.user(usedBy.slug)} tone="text" className="font-medium">
                  <Name>{usedBy.displayName}</Name>
                </Link>
              ),
            })}
          </span>
        ) : (
          <span className="font-medium">
            {isUsed ? t('invites.usedAnyone') : t('invites.created', { date: created })}
          </span>
        )}
        <span className="text-small text-muted">
          {isUsed
            ? t('invites.created', { date: created })
            : t('invites.expires', { date: format.date(expiresAt) })}
        </span>
      </div>
      {!isUsed && (
        <Badge tone={isExpired ? 'neutral' : 'accent'}>
          {t(isExpired ? 'invites.expired' : 'invites.open')}
        </Badge>
      )}
      {!isUsed && !isExpired && (
        <ConfirmButton
          label={t('invites.withdraw')}
          size="small"
          aria-label={t('invites.withdrawName', { date: created })}
          title={t('invites.withdrawTitle')}
          confirmText={t('invites.withdrawConfirm')}
          failed={t('invites.withdrawFailed')}
          run={() => withdraw.mutateAsync({ params: { id } })}
        >
          {t('invites.withdrawText')}
        </ConfirmButton>
      )}
    </li>
  );
}
