import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { OwnAmbassador } from '@upround/ambassador/contract';
import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { statusOf } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import {
  Button,
  ButtonLink,
  Notice,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
} from '@upround/shared/ui';
import { PanelPart } from '../components/part';
import { inviteQuery } from '../data/ambassador-queries';
import { DecisionNotice, PendingPart } from './decision-state';
import { ApplyForm } from './apply-form';
import { useAmbassadorProgrammeText } from './messages/catalogue';

interface ApplyPartProps {
  /** One's own membership; null for those who never applied, and for guests. */
  own: OwnAmbassador | null;
  /** Of an invitation in the address. */
  token: string | null;
}

/** Where the form of applications is. */
export const APPLY_ID = 'apply';

/** Applying, joining by an invitation, or what becomes of an application. */
export function ApplyPart({ own, token }: ApplyPartProps) {
  const part =
    token !== null ? (
      <InvitedPart own={own} token={token} />
    ) : own?.state === 'PENDING' ? (
      <PendingPart own={own} />
    ) : (
      <UninvitedPart own={own} />
    );
  return (
    <div id={APPLY_ID} className="flex scroll-mt-20 flex-col gap-4">
      {part}
    </div>
  );
}

function UninvitedPart({ own }: Pick<ApplyPartProps, 'own'>) {
  const t = useAmbassadorProgrammeText();
  const { isMember } = useSession();
  return (
    <>
      {own !== null && <DecisionNotice own={own} />}
      <PanelPart title={t(own === null ? 'form.title' : 'form.again')}>
        <p className="-mt-2 text-muted">{t('form.lead')}</p>
        {isMember ? <ApplyForm token={null} /> : <GuestWays text={t('form.guest')} />}
      </PanelPart>
    </>
  );
}

function InvitedPart({ own, token }: { own: OwnAmbassador | null; token: string }) {
  const t = useAmbassadorProgrammeText();
  const { isMember } = useSession();
  const { data, error, isPending, isFetching, refetch } = useQuery(inviteQuery(token));
  if (isPending) {
    return (
      <SkeletonGroup
        label={t('invite.loading')}
        className="flex min-h-104 flex-col gap-4 rounded-surface border bg-surface-raised p-4 medium:min-h-80 medium:p-6"
      >
        <Skeleton className="h-6 w-2/3" />
        <SkeletonText lines={2} />
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-10 w-36" />
      </SkeletonGroup>
    );
  }
  const isUnknown = data?.valid === false || statusOf(error) === 404;
  if (data === undefined && !isUnknown) {
    return (
      <Notice
        tone="danger"
        announce
        title={t('invite.failed')}
        action={
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      >
        <FailureReason error={error} />
      </Notice>
    );
  }
  if (data === undefined || isUnknown) {
    return (
      <>
        <Notice tone="warning" announce title={t('invite.invalid')}>
          {t('invite.invalidHint')}
        </Notice>
        {own?.state === 'PENDING' ? <PendingPart own={own} /> : <UninvitedPart own={own} />}
      </>
    );
  }
  const name = data.displayName;
  return (
    <PanelPart title={name === '' ? t('invite.anyone') : t('invite.title', { name })}>
      <p className="-mt-2 text-muted">{t('invite.lead')}</p>
      {isMember ? <ApplyForm token={token} /> : <GuestWays text={t('invite.guest')} />}
    </PanelPart>
  );
}

/** The ways in for a guest, who comes back here. */
function GuestWays({ text }: { text: string }) {
  const t = useAmbassadorProgrammeText();
  const { pathname, search } = useLocation();
  const next = `${pathname}${search}`;
  return (
    <>
      <p>{text}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={links.login({ next, view: 'sign-up' })} variant="primary">
          {t('signUp')}
        </ButtonLink>
        <ButtonLink href={links.login({ next })}>{t('logIn')}</ButtonLink>
      </div>
    </>
  );
}
