import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { routes } from '@upround/shared/links';
import { BareHeader, Page } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { ButtonLink } from '@upround/shared/ui';
import { useAmbassadorEvents } from '../events/use-ambassador-events';
import { creatorProgrammeQuery } from '../data/ambassador-queries';
import { CreatorFigures } from './creator-figures';
import { CreatorsDrawing } from './creators-drawing';
import { ClosedMonths } from './closed-months';
import { HowItPays } from './how-it-pays';
import { useAmbassadorCreatorsText } from './messages/catalogue';
import { OwnPart } from './own-part';
import { StatementDialog } from './statement/statement-dialog';

/** Where one's own place in the programme is. */
const OWN_ID = 'yours';

/** `/creator-program`: what it pays, and one's own place in it. */
export function CreatorsScreen() {
  const t = useAmbassadorCreatorsText();
  const { isMember } = useSession();
  const [search] = useSearchParams();
  const query = useQuery(creatorProgrammeQuery());
  const { data } = query;
  const month = search.get('month');
  // Below what's shorter: a guest has no figures of their own.
  const months = data !== undefined && <ClosedMonths programme={data} />;
  const payment = (
    <div key="payment" className="flex min-w-0 flex-col gap-10">
      <HowItPays query={query} />
      {isMember && months}
    </div>
  );
  const own = (
    <div key="own" id={OWN_ID} className="flex min-w-0 scroll-mt-12 flex-col gap-4">
      {isMember && <h2 className="text-title font-semibold">{t('own.title')}</h2>}
      <OwnPart isMember={isMember} />
      {!isMember && <div className="pt-6">{months}</div>}
    </div>
  );
  return (
    <div className="[--frame-bottom:0px]">
      <BareHeader />
      <div className="mx-auto max-w-[calc(var(--container-content)+30rem)] px-4 py-6 medium:px-6 medium:py-10">
        <Page
          pattern={routes.creatorProgramme}
          title={t('title')}
          heading={<span className="text-display text-balance">{t('headline')}</span>}
          className="flex flex-col gap-6"
        >
          <div className="-mt-4 grid grid-cols-1 items-start gap-6 medium:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] medium:gap-8 wide:grid-cols-2">
            <div className="flex flex-col items-start gap-5">
              <p className="max-w-measure text-title text-muted">
                {data === undefined
                  ? t('leadPlain')
                  : t('lead', { percent: String(data.poolPercent) })}
              </p>
              {/* A member's own part follows at once. */}
              {!isMember && (
                <ButtonLink href={`#${OWN_ID}`} variant="primary" size="large">
                  {t('apply')}
                </ButtonLink>
              )}
              <CreatorFigures programme={data} />
            </div>
            <CreatorsDrawing />
          </div>
          <div className="mt-4 grid grid-cols-1 items-start gap-10 wide:grid-cols-2 wide:gap-8">
            {isMember ? [own, payment] : [payment, own]}
          </div>
        </Page>
      </div>
      {isMember && <CreatorEvents />}
      {isMember && month !== null && /^\d{4}-\d{2}$/.test(month) && (
        <StatementDialog key={month} month={month} />
      )}
    </div>
  );
}

/** Listens while a member looks. */
function CreatorEvents() {
  useAmbassadorEvents();
  return null;
}
