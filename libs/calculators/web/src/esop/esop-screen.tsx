import { useLocation } from 'react-router-dom';
import { encodeState, esopFormat } from '@upround/calculators/model';
import { links, routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { deferredLazy } from '@upround/shared/ui';
import { ActionsPlaceholder } from '../frame/actions-placeholder';
import { LinkProblemNotice, NotAdvice } from '../frame/link-problem';
import { useLinkState } from '../link/use-link-state';
import { EsopCalculator } from './esop-calculator';
import { localToday } from './form/local-today';
import { useEsopText } from './messages/catalogue';

const EsopActions = deferredLazy(
  () => import('./esop-actions').then((m) => m.EsopActions),
  ActionsPlaceholder,
);

/** `/esop-calculator`: what options are worth, at an exit and after tax. */
export function EsopScreen() {
  const t = useEsopText();
  const { key } = useLocation();
  return (
    <div className="relative px-4 py-6 medium:px-6 medium:py-8">
      <Page
        pattern={routes.esopCalculator}
        title={t('title')}
        heading={<span className="text-display">{t('title')}</span>}
      >
        <p className="mt-1 mb-4 max-w-measure text-muted wide:mb-8">{t('lead')}</p>
        {/* A link opens its numbers anew, also one that was opened before; typing changes the address without the router. */}
        <LinkedCalculator key={key} />
      </Page>
    </div>
  );
}

function LinkedCalculator() {
  const link = useLinkState(esopFormat);
  const { state, problem } = link;
  // A shared or saved state stores the day, since an empty one means the day on which the link is opened.
  const asOf = state.dates.asOf ?? localToday();
  const dated = encodeState({ ...state, dates: { ...state.dates, asOf } }, esopFormat);
  return (
    <div className="flex flex-col gap-8">
      {/* At the end of the title’s row where there is room. */}
      <div className="flex flex-wrap gap-2 wide:absolute wide:top-8 wide:right-6 wide:h-10 wide:items-center print:hidden">
        <EsopActions link={link} coded={dated} href={links.esopCalculator({ s: dated })} />
      </div>
      <LinkProblemNotice problem={problem} />
      <EsopCalculator link={link} />
      <NotAdvice />
    </div>
  );
}
