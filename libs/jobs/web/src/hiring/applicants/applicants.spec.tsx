import { act, screen, waitFor, within } from '@testing-library/react';
import { jobsErrors, listApplicants, moveApplications, readJob } from '@upround/jobs/contract';
import type { Applicant } from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { refuse, segment, type FakeApi } from '@upround/shared/testing';
import { applicants, counts, hiringApi, openHiring, ownJob } from '../hiring-test.fixtures';

const [ravi, asha] = applicants;
const QUERY = `&job=${ownJob.slug}`;
const open = (api: FakeApi = hiringApi(), query = '') => openHiring(api, `${QUERY}${query}`);

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Applicants' });
  return within(table).getAllByRole('row').slice(1);
};
const rowOf = async (name: string) => {
  const found = (await rows()).find((row) => within(row).queryByText(name) !== null);
  if (found === undefined) throw new Error(`no row of ${name}`);
  return within(found);
};

beforeEach(() => localStorage.clear());

describe('the applicants to a job', () => {
  it('are in a table with stage, stars and age, without a violation', async () => {
    const { container } = open();
    expect(await rows()).toHaveLength(3);
    const row = await rowOf('Ravi Teja');
    expect(row.getByRole('button', { name: 'New. Move Ravi Teja' })).toBeVisible();
    expect(row.getByText('Résumé')).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('say what each wrote and what’s next, late where 21 days have passed', async () => {
    open();
    await rows();
    const [first] = applicants;
    if (first === undefined) throw new Error('no applicant');
    const row = await rowOf(first.applicant.displayName);
    expect(row.getByText(first.note)).toBeInTheDocument();
    expect(row.getByText('Reply now: it’s been more than 21 days')).toBeInTheDocument();
  });

  it('are on a board by stage as well, without a violation', async () => {
    const { container, user, address } = open();
    await rows();
    await user.click(screen.getByRole('radio', { name: 'Board' }));
    const column = await screen.findByRole('region', { name: 'New, 2 applicants' });
    expect(within(column).getByRole('link', { name: 'Ravi Teja' })).toBeVisible();
    expect(address()).toContain('layout=board');
    await expect(container).toHaveNoAxeViolations();
  });

  it('are filtered and ordered by the address', async () => {
    const api = hiringApi();
    const { user, address } = open(api, '&stars=3');
    await rows();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'SHORTLISTED');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'stars');
    await user.type(screen.getByRole('searchbox', { name: 'Search applicants' }), 'ravi');
    await waitFor(() => expect(address()).toContain('search=ravi'));
    await waitFor(() =>
      expect(api.received(listApplicants).at(-1)?.query).toMatchObject({
        state: ['SHORTLISTED'],
        stars: 3,
        search: 'ravi',
        sort: 'stars',
      }),
    );
  });

  it('show different empty states for no matches and no applicants', async () => {
    const api = hiringApi().on(listApplicants, () => ({ ...segment([]), counts }));
    const { user } = open(api, '&stars=5');
    expect(await screen.findByText('No one matches these filters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No applicants yet')).toBeVisible();
  });

  it('offer another try where they did not load', async () => {
    const api = hiringApi().on(listApplicants, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open(api);
    expect(await screen.findByText('Couldn’t load applicants')).toBeVisible();
    expect(
      screen.getByText('Something went wrong on our side. Try again in a moment.'),
    ).toBeVisible();
    api.on(listApplicants, () => ({ ...segment(applicants), counts }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(3);
  });

  it('T8: are shown only to the job’s creator', async () => {
    open(hiringApi().on(readJob, () => ({ ...ownJob, applications: null })));
    expect(await screen.findByText('You didn’t post this job')).toBeVisible();
  });

  it('keep all rows of a long list in reach while few are in the page', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      ...applicants[0],
      id: `018bcfe5-6800-7000-8000-${String(index).padStart(12, '0')}`,
    })) as typeof applicants;
    open(hiringApi().on(listApplicants, () => ({ ...segment(many), counts })));
    const table = await screen.findByRole('table', { name: 'Applicants' });
    expect(table).toHaveAttribute('aria-rowcount', '201');
    expect(within(table).queryAllByRole('row').length).toBeLessThan(100);
  });
});

describe('moving applicants', () => {
  it('shortlists by a key and takes it back by Undo', async () => {
    const api = hiringApi();
    const { user } = open(api);
    const row = await rowOf('Ravi Teja');
    act(() => row.getByRole('link', { name: 'Ravi Teja' }).focus());
    await user.keyboard('s');
    expect(await screen.findByText('Ravi Teja moved to “Shortlisted”.')).toBeVisible();
    expect(row.getByRole('button', { name: /^Shortlisted/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(row.getByRole('button', { name: /^New/ })).toBeVisible());
    expect(api.received(moveApplications).map(({ body }) => body.moves)).toEqual([
      [{ id: ravi?.id, state: 'SHORTLISTED' }],
      [{ id: ravi?.id, state: 'APPLIED', back: true }],
    ]);
  });

  it('does not select several with a reason in one call', async () => {
    const api = hiringApi();
    const { user } = open(api);
    const first = await rowOf('Ravi Teja');
    await user.click(first.getByRole('checkbox', { name: 'Select Ravi Teja' }));
    const second = await rowOf('Asha Rao');
    await user.click(second.getByRole('checkbox', { name: 'Select Asha Rao' }));
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reject 2' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Skills don’t match' }));
    await user.click(dialog.getByRole('button', { name: 'Reject 2' }));
    expect(await screen.findByText('2 applicants moved to “Not selected”.')).toBeVisible();
    expect(api.received(moveApplications)[0]?.body.moves).toEqual([
      { id: ravi?.id, state: 'REJECTED', reason: 'SKILLS' },
      { id: asha?.id, state: 'REJECTED', reason: 'SKILLS' },
    ]);
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-opens'));
    await user.keyboard('z');
    expect(await screen.findByText('2 applicants moved back.')).toBeVisible();
    expect(api.received(moveApplications)[1]?.body.moves).toEqual([
      { id: ravi?.id, state: 'APPLIED', back: true },
      { id: asha?.id, state: 'APPLIED', back: true },
    ]);
  });

  it('skips applicants with an offer in a bulk rejection, and says so', async () => {
    const offered = { ...applicants[1], state: 'OFFER' } as (typeof applicants)[number];
    const api = hiringApi().on(listApplicants, () => ({
      ...segment([applicants[0] as typeof offered, offered]),
      counts,
    }));
    const { user } = open(api);
    await rows();
    await user.click(screen.getByRole('checkbox', { name: /^Select (all|the)/ }));
    await user.click(screen.getByRole('button', { name: 'Reject 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject Ravi Teja?' }));
    expect(dialog.getByText(/^1 applicant has an offer and won’t be rejected/)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'No reason' }));
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(
      await screen.findByText('1 moved to “Not selected”. Skipped 1: offer already made.'),
    ).toBeVisible();
    expect(
      api.received(moveApplications).map(({ body }) => body.moves.map(({ id }) => id)),
    ).toEqual([[ravi?.id]]);
  });

  it('rejects none of several who all have an offer; one alone after a warning', async () => {
    const offered = applicants.slice(0, 2).map((one) => ({ ...one, state: 'OFFER' as const }));
    const { user } = open(hiringApi().on(listApplicants, () => ({ ...segment(offered), counts })));
    const row = await rowOf('Ravi Teja');
    await user.click(screen.getByRole('checkbox', { name: /^Select (all|the)/ }));
    await user.click(screen.getByRole('button', { name: 'Reject 2' }));
    expect(await screen.findByText(/^No one was rejected/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => row.getByRole('link', { name: 'Ravi Teja' }).focus());
    await user.keyboard('r');
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText('Ravi Teja has an offer. Rejecting them withdraws the offer.'),
    ).toBeVisible();
  });

  it('R9: offers Undo for those who were moved before the rest failed', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...applicants[0],
      id: `018bcfe5-6800-7000-8000-${String(index).padStart(12, '0')}`,
    })) as typeof applicants;
    const api = hiringApi()
      .on(listApplicants, () => ({ ...segment(many), counts }))
      .on(moveApplications, ({ body }) => {
        if (body.moves.length < 50) throw refuse(coreErrors.INTERNAL);
        const state = body.moves[0]?.state ?? 'APPLIED';
        return { data: many.slice(0, 50).map((one) => ({ ...one, state })) };
      });
    const { user } = open(api);
    await rows();
    await user.click(screen.getByRole('checkbox', { name: /^Select (all|the)/ }));
    await user.click(screen.getByRole('button', { name: 'Shortlist' }));
    expect(await screen.findByText(/50 applicants moved to .* 10 weren’t moved/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('50 applicants moved back.')).toBeVisible();
    expect(api.received(moveApplications).at(-1)?.body.moves).toHaveLength(50);
  });

  it('shows applicants who withdrew meanwhile as withdrawn, and undoes only the others', async () => {
    const api = hiringApi().on(moveApplications, ({ body }) => ({
      data: applicants.map((one) => ({
        ...one,
        state: one.id === ravi?.id ? 'WITHDRAWN' : (body.moves[0]?.state ?? 'APPLIED'),
      })) as typeof applicants,
    }));
    const { user } = open(api);
    await rows();
    await user.click(screen.getByRole('checkbox', { name: /^Select (all|the)/ }));
    await user.click(screen.getByRole('button', { name: 'Shortlist' }));
    expect(
      await screen.findByText('1 moved to “Shortlisted”. Skipped 2: already rejected, withdrew.'),
    ).toBeVisible();
    const row = await rowOf('Ravi Teja');
    expect(row.getByText('Withdrawn')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.received(moveApplications)).toHaveLength(2));
    expect(api.received(moveApplications)[1]?.body.moves.map(({ id }) => id)).not.toContain(
      ravi?.id,
    );
  });

  it('says that one alone was withdrawn meanwhile', async () => {
    const api = hiringApi().on(moveApplications, () => {
      throw refuse(jobsErrors.WITHDRAWN);
    });
    const { user } = open(api);
    const row = await rowOf('Ravi Teja');
    act(() => row.getByRole('link', { name: 'Ravi Teja' }).focus());
    await user.keyboard('s');
    expect(
      await screen.findByText('Ravi Teja wasn’t moved: they’ve withdrawn their application.'),
    ).toBeVisible();
  });

  it('R9: moves everyone back if that failed, and keeps the selection', async () => {
    const api = hiringApi().on(moveApplications, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open(api);
    await rows();
    await user.click(screen.getByRole('checkbox', { name: /^Select (all|the)/ }));
    await user.click(screen.getByRole('button', { name: 'Shortlist' }));
    expect(await screen.findByText(/2 applicants weren’t moved/)).toBeVisible();
    const row = await rowOf('Ravi Teja');
    expect(row.getByRole('button', { name: /^New/ })).toBeVisible();
    expect(screen.getByText('3 selected')).toBeVisible();
    await waitFor(() => expect(api.received(listApplicants).length).toBeGreaterThan(1));
  });

  it('spec 4.37: moves several forward only, and says who was left out', async () => {
    const offered = { ...applicants[1], state: 'OFFER' as const } as (typeof applicants)[number];
    const all = [applicants[0], offered, applicants[2]] as typeof applicants;
    const api = hiringApi().on(listApplicants, () => ({ ...segment(all), counts }));
    const { user } = open(api);
    await rows();
    await user.click(screen.getByRole('checkbox', { name: /^Select (all|the)/ }));
    await user.click(screen.getByRole('button', { name: 'Shortlist' }));
    expect(
      await screen.findByText(
        '1 moved to “Shortlisted”. Skipped 2: already at a later stage, already rejected.',
      ),
    ).toBeVisible();
    expect(api.received(moveApplications).map(({ body }) => body.moves)).toEqual([
      [{ id: ravi?.id, state: 'SHORTLISTED' }],
    ]);
  });

  it('spec 4.37: asks once before one goes back', async () => {
    const offered = { ...applicants[0], state: 'OFFER' as const } as (typeof applicants)[number];
    const api = hiringApi().on(listApplicants, () => ({ ...segment([offered]), counts }));
    const { user } = open(api);
    const row = await rowOf('Ravi Teja');
    const choose = async () => {
      await user.click(row.getByRole('button', { name: 'Offer. Move Ravi Teja' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Shortlisted' }));
      return within(
        await screen.findByRole('alertdialog', {
          name: 'Move Ravi Teja back to “Shortlisted”?',
        }),
      );
    };
    await user.click((await choose()).getByRole('button', { name: 'Cancel' }));
    expect(api.received(moveApplications)).toEqual([]);
    await user.click((await choose()).getByRole('button', { name: 'Move back' }));
    expect(await screen.findByText('Ravi Teja moved to “Shortlisted”.')).toBeVisible();
    expect(api.received(moveApplications)[0]?.body.moves).toEqual([
      { id: ravi?.id, state: 'SHORTLISTED', back: true },
    ]);
  });

  it('says who got an offer meanwhile and was therefore not rejected', async () => {
    const api = hiringApi().on(moveApplications, ({ body }) => ({
      data: applicants
        .filter(({ id }) => body.moves.some((move) => move.id === id))
        .map((one) => ({
          ...one,
          state: one.id === ravi?.id ? 'OFFER' : 'REJECTED',
        })) as Applicant[],
    }));
    const { user } = open(api);
    await rows();
    await user.click(screen.getByRole('checkbox', { name: 'Select Ravi Teja' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Asha Rao' }));
    await user.click(screen.getByRole('button', { name: 'Reject 2' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'No reason' }));
    await user.click(dialog.getByRole('button', { name: 'Reject 2' }));
    expect(
      await screen.findByText('1 moved to “Not selected”. Skipped 1: offer already made.'),
    ).toBeVisible();
    expect((await rowOf('Ravi Teja')).getByRole('button', { name: /^Offer/ })).toBeVisible();
  });

  it.each([
    ['Noor Khan', 'REJECTED', /^If Noor Khan has already been notified that they weren’t selected/],
    ['Ravi Teja', 'OFFER', /^Ravi Teja is at “Offer”\. If they’ve already been notified of that/],
  ] as const)('does not claim that %s was notified of %s', async (name, state, text) => {
    const all = applicants.map((one) => ({
      ...one,
      state: one.id === ravi?.id ? 'OFFER' : one.state,
    }));
    const { user } = open(
      hiringApi().on(listApplicants, () => ({ ...segment(all as Applicant[]), counts })),
    );
    const row = await rowOf(name);
    expect(all.find(({ applicant }) => applicant?.displayName === name)?.state).toBe(state);
    act(() => row.getByRole('link', { name }).focus());
    await user.keyboard('s');
    expect(within(await screen.findByRole('alertdialog')).getByText(text)).toBeVisible();
  });

  it('asks once before one who was not selected is brought back', async () => {
    const { user } = open();
    const row = await rowOf('Noor Khan');
    act(() => row.getByRole('link', { name: 'Noor Khan' }).focus());
    await user.keyboard('s');
    expect(
      await screen.findByRole('alertdialog', { name: 'Bring Noor Khan back to “Shortlisted”?' }),
    ).toBeVisible();
  });

  it('is done from the board by a menu', async () => {
    const api = hiringApi();
    const { user } = open(api, '&layout=board');
    const column = await screen.findByRole('region', { name: /^New/ });
    await user.click(within(column).getByRole('button', { name: 'New. Move Asha Rao' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Interview' }));
    const target = await screen.findByRole('region', { name: 'Interview, 1 applicant' });
    expect(within(target).getByRole('link', { name: 'Asha Rao' })).toBeVisible();
  });
});
