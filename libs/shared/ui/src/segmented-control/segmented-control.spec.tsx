import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SegmentedControl } from './segmented-control';

function Sample() {
  const [theme, setTheme] = useState<'light' | 'dark' | 'system'>('system');
  return (
    <SegmentedControl
      label="Theme"
      value={theme}
      onChange={setTheme}
      options={[
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
        { value: 'system', label: 'System' },
      ]}
    />
  );
}

describe('SegmentedControl', () => {
  it('is a group of radio buttons, one stop for the Tab key', async () => {
    const user = userEvent.setup();
    const { container } = render(<Sample />);
    expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole('radio', { name: 'System' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await user.click(screen.getByText('Light'));
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(container).toHaveNoAxeViolations();
  });
});
