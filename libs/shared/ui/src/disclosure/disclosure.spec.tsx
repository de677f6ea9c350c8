import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure';

describe('Disclosure', () => {
  it('is one line at first, and opens to its content', async () => {
    render(
      <Disclosure label="Three answers are missing">
        <p>Your price</p>
      </Disclosure>,
    );
    expect(screen.getByText('Your price')).not.toBeVisible();
    await userEvent.click(screen.getByText('Three answers are missing'));
    expect(screen.getByText('Your price')).toBeVisible();
    await userEvent.click(screen.getByText('Three answers are missing'));
    expect(screen.getByText('Your price')).not.toBeVisible();
  });
});
