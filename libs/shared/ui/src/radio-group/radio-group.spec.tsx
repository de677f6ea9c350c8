import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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
