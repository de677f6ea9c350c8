import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { routes } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { ErrorState, lazyWithRetry } from '@upround/shared/ui';
import { ownAmbassadorQuery } from '../data/ambassador-queries';
import { useAmbassadorEvents } from '../events/use-ambassador-events';
import { useAmbassadorProgrammeText } from './messages/catalogue';
import { ProgrammePage } from './programme-page';
import { ProgrammeSkeleton } from './programme-skeleton';

const Dashboard = /* @__PURE__ */ lazyWithRetry(() =>
  import('../dashboard/dashboard').then((m) => ({ default: m.Dashboard })),
);

/** `/ambassador`: the programme, and for ambassadors their own page. */
export function AmbassadorsScreen() {
  const { isMember } = useSession();
  const token = useToken();
  return isMember ? <MemberScreen token={token} /> : <ProgrammePage own={null} token={token} />;
}

/** Of an invitation in the address. */
function useToken(): string | null {
  const [search] = useSearchParams();
  const token = search.get('invite');
  return token === '' ? null : token;
}

function MemberScreen({ token }: { token: string | null }) {
  const t = useAmbassadorProgrammeText();
  useAmbassadorEvents();
  const query = useQuery(ownAmbassadorQuery());
  const { data } = query;
  if (query.isPending) return <ProgrammeSkeleton />;
  if (data === undefined) {
    return (
      <Page pattern={routes.ambassadors} title={t('title')} hideHeading>
        <ErrorState
          title={t('failed')}
          className="medium:px-6"
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FailureReason error={query.error} />
        </ErrorState>
      </Page>
    );
  }
  const { ambassador } = data;
  if (ambassador?.state !== 'ACTIVE') return <ProgrammePage own={ambassador} token={token} />;
  return (
    <Suspense fallback={<ProgrammeSkeleton />}>
      <Dashboard own={ambassador} isInvited={token !== null} />
    </Suspense>
  );
}
