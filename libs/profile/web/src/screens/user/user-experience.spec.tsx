import { act, screen, waitFor, within } from '@testing-library/react';
import {
  addExperience,
  editExperience,
  profileErrors,
  readProfile,
  removeExperience,
  type Experience,
} from '@upround/profile/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { fakeApi, refuse } from '@upround/shared/testing';
import { openUser, own, reader } from './user-test.fixtures';

const earlier: Experience = {
  id: 'e1',
  title: 'Engineer',
  company: 'Ironbark',
  companyRecord: { slug: 'ironbark', logoUrl: null },
  location: '',
  description: '',
  startMonth: '2019-02',
  endMonth: '2023-05',
};
const entries = [...(own.experience ?? []), earlier];
const apiOf = (experience: Experience[] = entries) =>
  fakeApi()
    .on(readProfile, () => ({ ...own, experience }))
    .on(addExperience, ({ body }) => ({
      id: 'e9',
      location: '',
      description: '',
      endMonth: null,
      ...body,
    }));
const open = (api = apiOf()) => openUser({ api, user: reader });
const section = () => screen.findByRole('region', { name: 'Experience' });
const titles = async () =>
  within(await section())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const form = (name = 'Add experience') => screen.findByRole('form', { name });

describe('the member’s own experience', () => {
  it('G50: leads to the page of each company, beside its mark', async () => {
    const { container } = open();
    expect(await screen.findByRole('link', { name: 'Tidewater' })).toHaveAttribute(
      'href',
      '/jobs?company=tidewater',
    );
    expect(container.querySelector('img[src="/media/logo-tidewater.webp"]')).not.toBeNull();
  });

  it('P7: is added by month and year, in its place, without a violation', async () => {
    const { user, api, container } = open();
    const add = await screen.findByRole('button', { name: 'Add experience' });
    // The first form suspends until it has read what is on the device, which needs an `act` that is awaited.
    await act(() => user.click(add));
    await form();
    expect(screen.getByRole('checkbox', { name: 'I work here now' })).toBeChecked();
    expect(screen.queryByRole('combobox', { name: 'End month' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Adviser');
    await user.type(screen.getByRole('textbox', { name: 'Company or organisation' }), 'Millpond');
    await user.click(screen.getByRole('checkbox', { name: 'I work here now' }));
    const choose = (label: string, option: string) =>
      user.selectOptions(screen.getByRole('combobox', { name: label }), option);
    await choose('Start month', 'March');
    await choose('Start year', '2020');
    await choose('End month', 'January');
    await choose('End year', '2022');
    await expect(container).toHaveNoAxeViolations();
    await user.click(within(await form()).getByRole('button', { name: 'Add experience' }));
    await waitFor(async () => expect(await titles()).toEqual(['Founder', 'Adviser', 'Engineer']));
    expect(api.received(addExperience)[0]?.body).toEqual({
      title: 'Adviser',
      company: 'Millpond',
      location: '',
      description: '',
      startMonth: '2020-03',
      endMonth: '2022-01',
    });
    expect(screen.getByText(/March 2020 – January 2022/)).toBeInTheDocument();
    expect(screen.getByText(/1 year 11 months/)).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('says what lacks, by the contract’s own rules, and asks nothing of the API', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'Add experience' }));
    await user.click(within(await form()).getByRole('button', { name: 'Add experience' }));
    expect(await screen.findByText('Enter your title.')).toBeInTheDocument();
    expect(screen.getByText('Enter the company or organisation.')).toBeInTheDocument();
    expect(screen.getByText('Choose a month and a year.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Adviser');
    expect(screen.queryByText('Enter your title.')).not.toBeInTheDocument();
    expect(api.received(addExperience)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Add experience' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('rejects an end date before the start date', async () => {
    const { user, api } = open();
    api.on(editExperience, () => earlier);
    await user.click(await screen.findByRole('button', { name: 'Edit Engineer, Ironbark' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'End year' }), '2018');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The end date is before the start date.')).toBeInTheDocument();
    expect(api.received(editExperience)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('A3: keeps the typed text when the API rejects it, and says why', async () => {
    const { user, api } = open();
    api.on(editExperience, () => {
      throw refuse(profileErrors.MONTH_IN_FUTURE, { path: 'startMonth' });
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Engineer, Ironbark' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.type(title, ' II');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/This month hasn’t started yet/)).toBeInTheDocument();
    expect(title).toHaveValue('Engineer II');
    api.on(editExperience, ({ body }) => ({ ...earlier, ...body }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await titles()).toEqual(['Founder', 'Engineer II']));
  });

  it('D1: removes an entry right away, and Undo restores it', async () => {
    const { user, api } = open();
    api.on(removeExperience, () => undefined);
    await user.click(await screen.findByRole('button', { name: 'Remove Engineer, Ironbark' }));
    expect(await titles()).toEqual(['Founder']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await titles()).toEqual(['Founder', 'Engineer']));
    const { id: _id, companyRecord: _record, ...draft } = earlier;
    expect(api.received(addExperience)[0]?.body).toEqual(draft);
  });

  it('D1: shows it again where removing failed; gone already counts as done', async () => {
    const { user, api } = open();
    api.on(removeExperience, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Engineer, Ironbark' }));
    expect(await screen.findByText(/Couldn’t remove Engineer at Ironbark/)).toBeInTheDocument();
    expect(await titles()).toEqual(['Founder', 'Engineer']);
    api.on(removeExperience, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    await user.click(screen.getByRole('button', { name: 'Remove Engineer, Ironbark' }));
    expect(await screen.findByText('Engineer at Ironbark removed')).toBeInTheDocument();
    expect(await titles()).toEqual(['Founder']);
  });

  it('shows a long list in part until someone wants all of it', async () => {
    const many = Array.from({ length: 7 }, (_, index) => ({
      ...earlier,
      id: `m${index}`,
      title: `Job ${index}`,
    }));
    const { user } = open(apiOf(many));
    expect(await titles()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show all 7 entries' }));
    expect(await titles()).toHaveLength(7);
  });
});
