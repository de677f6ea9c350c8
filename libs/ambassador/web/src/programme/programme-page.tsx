import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OwnAmbassador } from '@upround/ambassador/contract';
import { links, routes } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import { ButtonLink, ErrorState } from '@upround/shared/ui';
import { FigureList } from '../components/figure-list';
import { NetworkDrawing } from '../components/network-drawing';
import { programmeQuery } from '../data/ambassador-queries';
import { APPLY_ID, ApplyPart } from './apply-part';
import { useAmbassadorProgrammeText } from './messages/catalogue';
import { LeadersPart, RulesPart } from './programme-aside';
import { ProgrammeSteps } from './programme-steps';

interface ProgrammePageProps {
  own: OwnAmbassador | null;
  /** Of an invitation in the address. */
  token: string | null;
}

/** What the programme is, for guests and those who aren't ambassadors. */
export function ProgrammePage({ own, token }: ProgrammePageProps) {
  const t = useAmbassadorProgrammeText();
  const query = useQuery(programmeQuery());
  const { data } = query;
  // What someone came for is above what the programme is.
  const isTask = token !== null || own !== null;
  const apply = <ApplyPart own={own} token={token} />;
  const leaders = !query.isError && <LeadersPart leaders={data?.leaders} />;
  const figures =
    query.isError && data === undefined ? (
      <ErrorState
        title={t('failed')}
        className="px-0"
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    ) : (
      <FigureList
        className="grid-cols-3"
        figures={[
          { label: t('figures.ambassadors'), value: data?.ambassadors },
          { label: t('figures.joined'), value: data?.funnel.joined },
          { label: t('figures.active'), value: data?.funnel.active },
        ]}
      />
    );
  return (
    <Page
      pattern={routes.ambassadors}
      title={t('title')}
      heading={
        <span className="block px-4 pt-6 text-display text-balance medium:px-6 medium:pt-8">
          {isTask ? t('title') : t('headline')}
        </span>
      }
    >
      <div className="flex flex-col gap-10 px-4 pt-2 pb-10 medium:px-6">
        {isTask ? (
          <div className="grid grid-cols-1 items-start gap-4 pt-4 wide:grid-cols-[1fr_22rem] wide:gap-6">
            <div className="min-w-0">{apply}</div>
            {leaders}
          </div>
        ) : (
          <Hero>{figures}</Hero>
        )}
        {isTask && figures}
        <ProgrammeSteps />
        {isTask ? (
          <RulesPart />
        ) : (
          <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[1fr_22rem] wide:gap-6">
            <div className="flex min-w-0 flex-col gap-4 wide:gap-6">
              {apply}
              <RulesPart />
            </div>
            {leaders}
          </div>
        )}
      </div>
    </Page>
  );
}

/** The programme's introduction and main action. The children are the figures below. */
function Hero({ children }: { children: ReactNode }) {
  const t = useAmbassadorProgrammeText();
  return (
    <div className="grid grid-cols-1 items-start gap-6 medium:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] medium:gap-8 wide:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <p className="max-w-measure text-title text-muted">{t('lead')}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={`#${APPLY_ID}`} variant="primary" size="large">
            {t('apply')}
          </ButtonLink>
          <ButtonLink href={links.incentives()} size="large">
            {t('howItCounts')}
          </ButtonLink>
        </div>
        {children}
      </div>
      <NetworkDrawing className="max-w-80 justify-self-center max-medium:hidden" />
    </div>
  );
}
