import { useState } from 'react';
import { screen } from '@testing-library/react';
import { companyFixtures, companySummarySchema, listCompanies } from '@upround/jobs/contract';
import { fakeApi, renderScreen } from '@upround/shared/testing';
import { Field } from '@upround/shared/ui';
import { CompanyInput } from './company-input';

const companies = companyFixtures.map((one) => companySummarySchema.parse(one));

function Form() {
  const [name, setName] = useState('');
  return (
    <Field label="Company">
      <CompanyInput value={name} onChange={setName} />
    </Field>
  );
}

const open = () => {
  const api = fakeApi().on(listCompanies, ({ query }) => ({
    data: companies.filter(({ name }) => name.toLowerCase().startsWith(query.query.toLowerCase())),
  }));
  return renderScreen(<Form />, { api });
};
const input = () => screen.getByRole('combobox', { name: 'Company' });

describe('the name of a company in a form', () => {
  it('is chosen by keyboard from those that begin with what is typed', async () => {
    const { user, container } = open();
    await user.type(input(), 'tid');
    expect(await screen.findByRole('option', { name: /^Tidewater/ })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(input()).toHaveValue('Tidewater');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('may be any other, and leaving the field changes nothing', async () => {
    const { user } = open();
    await user.type(input(), 'Tide');
    await screen.findByRole('option');
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(input()).toHaveValue('Tide');
    await user.type(input(), '{Escape}');
    expect(input()).toHaveValue('Tide');
  });
});
