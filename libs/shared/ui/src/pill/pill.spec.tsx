import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pill } from './pill';

describe('Pill', () => {
  it('waits to be pressed', async () => {
    const press = jest.fn();
    const { container } = render(<Pill onClick={press}>12 new posts</Pill>);
    await userEvent.click(screen.getByRole('button', { name: '12 new posts' }));
    expect(press).toHaveBeenCalledTimes(1);
    await expect(container).toHaveNoAxeViolations();
  });
});
