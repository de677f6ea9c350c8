import { render, screen } from '@testing-library/react';
import { CharacterCount } from './character-count';

describe('CharacterCount', () => {
  it('counts in silence far from the limit', () => {
    render(<CharacterCount length={1200} limit={3000} />);
    expect(screen.getByText('1,200 of 3,000')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    [261, '19 characters left'],
    [279, '1 character left'],
    [280, '0 characters left'],
    [282, '2 characters over the limit'],
  ])('says at %d of 280: %s', async (length, words) => {
    const { container } = render(<CharacterCount length={length} limit={280} />);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    await expect(container).toHaveNoAxeViolations();
  });
});
