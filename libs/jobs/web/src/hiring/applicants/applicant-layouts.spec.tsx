import { screen, waitFor, within } from '@testing-library/react';
import { listApplicants, readJob } from '@upround/jobs/contract';
import { segment, type FakeApi } from '@upround/shared/testing';
import { applicants, counts, hiringApi, openHiring, ownJob } from '../hiring-test.fixtures';

const [ravi] = applicants;
const open = (api: FakeApi = hiringApi(), query = '') =>
  openHiring(api, `&job=${ownJob.slug}${query}`);
const list = () => screen.findByRole('table', { name: 'Applicants' });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the filters of applicants', () => {
  it('fold away behind a button, which says whether they are unfolded', async () => {
    const { user } = open();
    await list();
    const button = screen.getByRole('button', { name: 'Filters' });
    const filters = screen.getByRole('search', { name: 'Filters' });
    const fold = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(fold).toContainElement(filters);
    expect(fold).toContainElement(screen.getByRole('switch', { name: 'Blind mode' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(fold).toHaveClass('hidden');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(fold).not.toHaveClass('hidden');
    await user.click(button);
    expect(fold).toHaveClass('hidden');
  });

  it('are open in a wide list, and collapse once an applicant is open beside it', async () => {
    const { user } = open();
    await list();
    const fold = () => screen.getByRole('search', { name: 'Filters' }).parentElement;
    expect(fold()).toHaveClass('medium:flex');
    await user.click(screen.getByRole('link', { name: 'Ravi Teja' }));
    await screen.findByRole('region', { name: 'Applicant' });
    expect(fold()).not.toHaveClass('medium:flex');
  });
});

describe('while applicants load', () => {
  const skeletonOf = (container: HTMLElement) =>
    container.querySelector('[data-skeleton]')?.getAttribute('data-skeleton');

  it.each([
    ['table', readJob],
    ['board', readJob],
    ['table', listApplicants],
    ['board', listApplicants],
  ] as const)('the page has the shape of the %s that follows', async (layout, call) => {
    const api = hiringApi();
    const proceed = api.pause(call);
    const { container } = open(api, layout === 'board' ? '&layout=board' : '');
    await waitFor(() => expect(api.received(call).length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.getByText('Loading applicants')).toBeInTheDocument());
    expect(skeletonOf(container)).toBe(layout);
    proceed();
    expect(await screen.findByRole('link', { name: 'Ravi Teja' })).toBeInTheDocument();
    expect(skeletonOf(container)).toBeUndefined();
  });
});

describe('how many applicants there are', () => {
  it('is said over the list, and by stage in the filter', async () => {
    open();
    expect(await screen.findByText('3 applicants')).toBeVisible();
    const stage = screen.getByRole('combobox', { name: 'Stage' });
    expect(within(stage).getByRole('option', { name: 'Not selected (1)' })).toBeInTheDocument();
  });

  it('is not guessed while more may fit the filters', async () => {
    const page = { ...segment(applicants), nextSegment: 'next', counts };
    open(
      hiringApi().on(listApplicants, () => page),
      '&stars=2',
    );
    await list();
    expect(screen.queryByText(/^\d+ applicants?$/)).toBeNull();
  });

  it('is known by the counts before all are read', async () => {
    const page = { ...segment(applicants), nextSegment: 'next', counts: { ...counts, seen: 40 } };
    open(hiringApi().on(listApplicants, () => page));
    expect(await screen.findByText('43 applicants')).toBeVisible();
  });
});

describe('the stages of the board', () => {
  it('are tabs with counts where one column has room', async () => {
    const { user, address } = open(hiringApi(), '&layout=board');
    const tabs = within(await screen.findByRole('navigation', { name: 'Stage' }));
    expect(tabs.getByRole('link', { name: 'New 2' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.queryByRole('link', { name: /^Withdrawn/ })).toBeNull();
    await user.click(tabs.getByRole('link', { name: 'Not selected 1' }));
    expect(address()).toContain('state=REJECTED');
    expect(tabs.getByRole('link', { name: 'Not selected 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('start with the stage of the open applicant', async () => {
    const rejected = applicants[2];
    open(hiringApi(), `&layout=board&application=${rejected?.id}`);
    const tabs = within(await screen.findByRole('navigation', { name: 'Stage' }));
    expect(tabs.getByRole('link', { name: 'Not selected 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('show only their name when no one is at the stage', async () => {
    open(hiringApi(), '&layout=board');
    const empty = await screen.findByRole('region', { name: 'Interview, 0 applicants' });
    expect(within(empty).queryByRole('list')).toBeNull();
    expect(within(empty).getByText('No one is at this stage.')).toHaveClass('medium:hidden');
  });
});

it('keeps the open applicant in view', async () => {
  const scrolled: unknown[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.getAttribute('data-applicant'));
  });
  const { user } = open();
  await list();
  await user.click(screen.getByRole('link', { name: 'Ravi Teja' }));
  await waitFor(() => expect(scrolled).toEqual([ravi?.id]));
});
