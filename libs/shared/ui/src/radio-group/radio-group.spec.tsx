import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PillGroup } from './pill-group';
import { RadioGroup } from './radio-group';

const options = [
  { value: 'all', label: 'Everyone' },
  { value: 'followers', label: 'People I follow', hint: 'And people I mention.' },
  { value: 'pod', label: 'Members of a pod', disabled: true },
] as const;

type Audience = (typeof options)[number]['value'];

function Sample() {
  const [value, setValue] = useState<Audience>();
  return <RadioGroup legend="Who can reply" options={options} value={value} onChange={setValue} />;
}

describe('RadioGroup', () => {
  it('chooses one by its words and by arrow keys', async () => {
    const user = userEvent.setup();
    const { container } = render(<Sample />);
    expect(screen.getByRole('group', { name: 'Who can reply' })).toBeInTheDocument();
    await user.click(screen.getByText('Everyone'));
    expect(screen.getByRole('radio', { name: 'Everyone' })).toBeChecked();
    await user.keyboard('{ArrowDown}');
    const second = screen.getByRole('radio', { name: /People I follow/ });
    expect(second).toBeChecked();
    expect(second).toHaveAccessibleDescription('And people I mention.');
    expect(screen.getByRole('radio', { name: 'Members of a pod' })).toBeDisabled();
    await expect(container).toHaveNoAxeViolations();
  });
});

function Points({ error }: { error?: string }) {
  const [value, setValue] = useState<string>();
  return (
    <PillGroup
      legend="Points"
      hint="From 1 to 4"
      error={error}
      options={['1', '2', '3', '4']}
      value={value}
      onChange={setValue}
    />
  );
}

describe('PillGroup', () => {
  it('chooses one by a click and by arrow keys, with one stop for Tab', async () => {
    const user = userEvent.setup();
    const { container } = render(<Points />);
    expect(screen.getByRole('group', { name: 'Points' })).toHaveAccessibleDescription(
      'From 1 to 4',
    );
    await user.click(screen.getByRole('radio', { name: '2' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '3' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '3' })).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
    await expect(container).toHaveNoAxeViolations();
  });

  it('says its error in place of its hint', () => {
    render(<Points error="Choose one." />);
    expect(screen.getByRole('group', { name: 'Points' })).toHaveAccessibleDescription(
      'Choose one.',
    );
  });
});
