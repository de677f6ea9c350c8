import { screen, within } from '@testing-library/react';
import {
  readViewReport,
  viewReportFixtures,
  type ViewReport as Report,
} from '@upround/analytics/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { aUser, fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { ViewReport } from './view-report';

const [report] = viewReportFixtures as readonly [Report];
const open = (api: ReturnType<typeof fakeApi>) =>
  renderScreen(<ViewReport />, { api, user: aUser() });

describe('the report of page views', () => {
  it('shows totals, a chart, and the same in figures', async () => {
    const { user, container } = open(fakeApi().on(readViewReport, () => report));
    expect(
      await screen.findByRole('img', { name: /43 in total, with a high of 31 on 3 Mar/ }),
    ).toBeVisible();
    expect(screen.getByText('43')).toBeVisible();
    const pages = within(screen.getByRole('table', { name: 'Most viewed pages' }));
    expect(pages.getByRole('row', { name: '/pods 13 5' })).toBeVisible();
    await user.click(screen.getByText('Show as a table'));
    const days = within(screen.getByRole('table', { name: 'Page views by day' }));
    expect(days.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DayPage viewsPeople',
      expect.stringMatching(/^3 Mar.*319$/),
      expect.stringMatching(/^2 Mar.*00$/),
      expect.stringMatching(/^1 Mar.*124$/),
    ]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('is asked for the chosen span', async () => {
    const api = fakeApi().on(readViewReport, () => report);
    const { user } = open(api);
    await screen.findByRole('img');
    await user.click(screen.getByRole('radio', { name: '90 days' }));
    expect(api.received(readViewReport).map(({ query }) => query.days)).toEqual(['30', '90']);
  });

  it('says so while it loads', async () => {
    const api = fakeApi().on(readViewReport, () => report);
    const resume = api.pause(readViewReport);
    open(api);
    expect(await screen.findByText('Loading analytics')).toBeInTheDocument();
    resume();
    expect(await screen.findByRole('img')).toBeVisible();
  });

  it('says that no one opened anything', async () => {
    const none = { days: report.days.map((day) => ({ ...day, views: 0, people: 0 })) };
    open(fakeApi().on(readViewReport, () => ({ ...none, views: 0, people: 0, paths: [] })));
    expect(await screen.findByText('No page views in this period')).toBeVisible();
  });

  it('offers another try when it does not load', async () => {
    let works = false;
    const api = fakeApi().on(readViewReport, () => {
      if (!works) throw refuse(coreErrors.INTERNAL);
      return report;
    });
    const { user } = open(api);
    expect(await screen.findByText('Couldn’t load the analytics')).toBeVisible();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img')).toBeVisible();
  });

  it('tells anyone else that it is for admins', async () => {
    const api = fakeApi().on(readViewReport, () => {
      throw refuse(coreErrors.FORBIDDEN);
    });
    open(api);
    expect(await screen.findByText('Analytics are for admins')).toBeVisible();
  });
});
