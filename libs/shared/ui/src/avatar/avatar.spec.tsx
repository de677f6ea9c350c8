import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';
import { drawingFor, initialsOf } from './initials';

describe('Avatar', () => {
  it('is decoration beside a name, unless it is given words', async () => {
    const { container, rerender } = render(<Avatar name="Asha Raman" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('AR')).toBeInTheDocument();
    rerender(<Avatar name="Asha Raman" alt="Asha Raman" />);
    expect(screen.getByRole('img', { name: 'Asha Raman' })).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('holds its room and falls back to the drawing when the picture is gone', () => {
    render(<Avatar name="Asha Raman" alt="Asha Raman" src="/media/a.webp" size={48} />);
    const picture = screen.getByRole('img', { name: 'Asha Raman' });
    expect(picture).toHaveAttribute('width', '48');
    expect(picture).toHaveAttribute('height', '48');
    fireEvent.error(picture);
    expect(screen.getByText('AR')).toBeInTheDocument();
  });

  it('shows one letter where two would be too small', () => {
    render(<Avatar name="Asha Raman" size={24} />);
    expect(screen.getByText('A')).toBeInTheDocument();
  });
});

describe('initialsOf', () => {
  it.each([
    ['Asha Raman', 'AR'],
    ['  asha   k.  raman ', 'AR'],
    ['Cher', 'C'],
    ['आशा रमन', 'आर'],
    ['(Zoya) 3rd', 'Z3'],
    ['', '?'],
    ['🚀', '?'],
  ])('of "%s" are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('drawingFor', () => {
  it('gives each person one drawing, and a hundred people many', () => {
    expect(drawingFor('0192-a')).toEqual(drawingFor('0192-a'));
    const drawings = Array.from({ length: 100 }, (_, index) =>
      JSON.stringify(drawingFor(`0192f3c4-7a11-7000-8000-${String(index).padStart(12, '0')}`)),
    );
    expect(new Set(drawings).size).toBeGreaterThan(70);
  });
});
