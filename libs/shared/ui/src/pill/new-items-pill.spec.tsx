import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewItemsPill } from './new-items-pill';

describe('the pill of new items', () => {
  it('is announced when there are some, and pressed', async () => {
    const press = jest.fn();
    const pill = (isShown: boolean) => (
      <NewItemsPill isShown={isShown} onPress={press}>
        3 new posts
      </NewItemsPill>
    );
    const { rerender } = render(pill(false));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(pill(true));
    expect(screen.getByRole('status')).toHaveTextContent('3 new posts');
    await userEvent.click(screen.getByRole('button', { name: '3 new posts' }));
    expect(press).toHaveBeenCalledTimes(1);
  });
});
