import { render, screen } from '@testing-library/react';
import { Faces } from './faces';

const people = ['Asha Rao', 'Dev Malhotra'].map((displayName) => ({
  id: displayName,
  displayName,
  avatarUrl: null,
}));

describe('faces', () => {
  it('are decoration beside a text, one for each person', () => {
    const { container } = render(<Faces people={people} />);
    expect(container.querySelectorAll('svg')).toHaveLength(2);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('take no room without people', () => {
    expect(render(<Faces people={[]} />).container).toBeEmptyDOMElement();
  });
});
