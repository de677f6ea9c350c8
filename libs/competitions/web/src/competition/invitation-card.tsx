import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { acceptInvitation, type Invitation } from '@upround/competitions/contract';
import { ApiError } from '@upround/shared/api-client';
import { links } from '@upround/shared/links';
import { FailureReason, mutationFor } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { toast, useFailureToast } from '@upround/shared/toasts';
import {
  Avatar,
  Button,
  ButtonLink,
  ErrorState,
  Skeleton,
  SkeletonGroup,
} from '@upround/shared/ui';
import { putOwnEntry } from '../data/competition-cache';
import { invitationQuery } from '../data/competition-queries';
import type { CompetitionView } from '../model/competition-view';
import { LinkCard } from './link-card';
import { useCompetitionText } from './messages/catalogue';

interface InvitationCardProps {
  view: CompetitionView;
  /** Of the link. */
  token: string;
}

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** The invitation of a link: whose team it is, and joining it. A guest logs in first, and comes back to it. */
export function InvitationCard({ view, token }: InvitationCardProps) {
  const t = useCompetitionText();
  const { isMember } = useSession();
  const { pathname, search } = useLocation();
  const { slug } = view.competition;
  const query = useQuery({ ...invitationQuery(slug, token), enabled: isMember });
  const label = t('invite.label');
  if (!isMember) {
    return (
      <LinkCard label={label} title={t('invite.guest')}>
        <p className="text-muted">{t('invite.guestText')}</p>
        <ButtonLink
          href={links.login({ next: `${pathname}${search}` })}
          variant="primary"
          className="self-start"
        >
          {t('invite.logIn')}
        </ButtonLink>
      </LinkCard>
    );
  }
  if (query.data !== undefined) {
    return <OpenInvitation view={view} token={token} invitation={query.data} />;
  }
  if (isGone(query.error)) {
    return (
      <LinkCard label={label} title={t('invite.gone')}>
        <p className="text-muted">{t('invite.goneText')}</p>
      </LinkCard>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title={t('invite.failed')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
        className="medium:px-6"
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup label={t('invite.loading')} className="px-4 pt-4 medium:px-6">
      <Skeleton className="h-48 w-full rounded-surface" />
    </SkeletonGroup>
  );
}

function OpenInvitation(props: InvitationCardProps & { invitation: Invitation }) {
  const { view, token, invitation } = props;
  const t = useCompetitionText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const fail = useFailureToast();
  const { slug } = view.competition;
  const { owner, title, state, teamSize, teamMax } = invitation;
  const name = owner.displayName;
  const join = useMutation({
    ...mutationFor(acceptInvitation),
    onSuccess: (entry) => {
      putOwnEntry(client, slug, entry);
      toast.show({ text: t('invite.done') });
      void navigate(view.hrefOf('entry'), { replace: true });
    },
    onError: (error) => {
      fail(error, t('invite.joinFailed'));
      void client.invalidateQueries({ queryKey: invitationQuery(slug, token).queryKey });
    },
  });
  const sentences = {
    OPEN: t('invite.joining'),
    FULL: t('invite.full', { name }),
    CLOSED: t('invite.closed'),
    JOINED: t('invite.joined'),
    OTHER_ENTRY: t('invite.other'),
  };
  return (
    <LinkCard
      label={t('invite.label')}
      title={title === '' ? t('invite.untitled', { name }) : t('invite.title', { name, title })}
    >
      <div className="flex items-center gap-3">
        <Avatar name={name} seed={owner.id} src={owner.avatarUrl} size={40} />
        <p className="min-w-0 text-small text-muted">
          {t('invite.size', { size: teamSize, max: String(teamMax) })}
        </p>
      </div>
      <p>{sentences[state]}</p>
      {state === 'OPEN' && (
        <Button
          variant="primary"
          busy={join.isPending}
          onClick={() => join.mutate({ params: { slug, token } })}
          className="self-start"
        >
          {t('invite.join')}
        </Button>
      )}
      {(state === 'JOINED' || state === 'OTHER_ENTRY') && (
        <ButtonLink href={view.hrefOf('entry')} className="self-start">
          {t('invite.seeEntry')}
        </ButtonLink>
      )}
    </LinkCard>
  );
}
