import { useSearchParams } from 'react-router-dom';
import type { OwnAmbassador } from '@upround/ambassador/contract';
import { useFormat } from '@upround/shared/i18n';
import { ambassadorTabs, links, routes, type AmbassadorTab } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { Link, NavTabs, Notice } from '@upround/shared/ui';
import { useSeasonText } from '../components/use-season-text';
import { indianDay } from '../model/indian-day';
import { InvitationsTab } from './invitations-tab';
import { useAmbassadorDashboardText } from './messages/catalogue';
import { OverviewTab } from './overview-tab';
import { PointsTab } from './points-tab';

interface DashboardProps {
  own: OwnAmbassador;
  /** An invitation is in the address, which an ambassador doesn't need. */
  isInvited: boolean;
}

/** An ambassador's own page: link, points and invitations. */
export function Dashboard({ own, isInvited }: DashboardProps) {
  const t = useAmbassadorDashboardText();
  const format = useFormat();
  const seasonText = useSeasonText();
  const { user } = useSession();
  const [search] = useSearchParams();
  const tab = ambassadorTabs.find((known) => known === search.get('tab')) ?? 'overview';
  const lastDay = indianDay(new Date(Date.parse(own.season.to) - 1));
  return (
    <Page
      pattern={routes.ambassadors}
      title={t('title')}
      heading={
        <span className="block px-4 pt-6 text-display text-balance medium:px-6 medium:pt-8">
          {t('title')}
        </span>
      }
    >
      <p className="flex flex-wrap gap-x-4 px-4 pb-2 text-muted medium:px-6">
        <span>
          {t('lead', { season: seasonText(own.season.id), date: format.shortDate(lastDay) })}
        </span>
        {user !== null && !own.isNameHidden && (
          <Link href={links.ambassador(user.slug)}>{t('public')}</Link>
        )}
      </p>
      <NavTabs
        label={t('tabs.label')}
        className="px-4 medium:px-6"
        tabs={ambassadorTabs.map((known) => ({
          href: links.ambassadors({ tab: known }),
          label: t(`tabs.${known}`),
          current: known === tab,
        }))}
      />
      <div className="px-4 py-6 medium:px-6">
        {isInvited && (
          <Notice tone="info" className="mb-6">
            {t('invited')}
          </Notice>
        )}
        <Tab tab={tab} own={own} />
      </div>
    </Page>
  );
}

function Tab({ tab, own }: { tab: AmbassadorTab; own: OwnAmbassador }) {
  switch (tab) {
    case 'overview':
      return <OverviewTab own={own} />;
    case 'points':
      return <PointsTab own={own} />;
    case 'invitations':
      return <InvitationsTab />;
  }
}
