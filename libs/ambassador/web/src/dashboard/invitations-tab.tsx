import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { ambassadorLimits, createInvite, listInvites } from '@upround/ambassador/contract';
import { links } from '@upround/shared/links';
import { keyOf, mutationFor, PagedList } from '@upround/shared/query';
import { useFailureToast } from '@upround/shared/toasts';
import { Button, EmptyState, SkeletonRows } from '@upround/shared/ui';
import { PanelPart, Part } from '../components/part';
import { invitesQuery } from '../data/ambassador-queries';
import { InviteRow } from './invite-row';
import { useAmbassadorDashboardText } from './messages/catalogue';
import { NewInvite } from './new-invite';

/** Invitations to be an ambassador: creating one, and those that there are. */
export function InvitationsTab() {
  const t = useAmbassadorDashboardText();
  const client = useQueryClient();
  const fail = useFailureToast();
  // The server stores only its hash: it's gone once the page is left.
  const [token, setToken] = useState<string>();
  const create = useMutation({
    ...mutationFor(createInvite, { idempotent: true }),
    gcTime: 0,
    onSuccess({ token: created, invites }) {
      client.setQueryData(keyOf(listInvites, {}), { invites });
      setToken(created);
    },
    onError: (error) => fail(error, t('invites.createFailed')),
  });
  const { openInvites: most, inviteDays: days } = ambassadorLimits;
  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-[1fr_22rem]">
      <Part title={t('invites.list')}>
        <Invites />
      </Part>
      <PanelPart title={t('invites.title')} className="max-wide:order-first">
        <p className="-mt-2 text-small text-muted">{t('invites.hint', { days, most })}</p>
        {token !== undefined && (
          <NewInvite link={`${window.location.origin}${links.ambassadors({ invite: token })}`} />
        )}
        <Button
          variant={token === undefined ? 'primary' : 'secondary'}
          icon={MailPlus}
          busy={create.isPending}
          className="self-start"
          onClick={() => create.mutate({})}
        >
          {t('invites.create')}
        </Button>
      </PanelPart>
    </div>
  );
}

function Invites() {
  const t = useAmbassadorDashboardText();
  const query = useQuery(invitesQuery());
  const invites = query.data?.invites ?? [];
  return (
    <PagedList
      query={query}
      level={3}
      className="px-0"
      skeleton={<SkeletonRows count={3} label={t('invites.loading')} />}
      failed={t('invites.failed')}
      isEmpty={invites.length === 0}
      empty={
        <EmptyState
          level={3}
          icon={MailPlus}
          className="rounded-surface border border-dashed medium:px-6"
          title={t('invites.empty')}
        >
          {t('invites.emptyHint')}
        </EmptyState>
      }
    >
      <ul aria-label={t('invites.list')} className="rounded-surface border bg-surface-raised">
        {invites.map((invite) => (
          <InviteRow key={invite.id} invite={invite} />
        ))}
      </ul>
    </PagedList>
  );
}
