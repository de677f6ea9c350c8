import { render, screen } from '@testing-library/react';
import { Name, Words } from './name';

describe('a name', () => {
  it('is in one font, also where the family lacks a letter of it', () => {
    render(
      <>
        <Name>Ɗanjuma Ƙofar</Name>
        <Name>Nguyễn Thu Hà</Name>
        <Name>Łukasz Żółć</Name>
      </>,
    );
    expect(screen.getByText('Ɗanjuma Ƙofar')).toHaveClass('font-whole');
    expect(screen.getByText('Nguyễn Thu Hà')).not.toHaveClass('font-whole');
    expect(screen.getByText('Łukasz Żółć')).not.toHaveClass('font-whole');
  });

  it('within a text changes the font of its own words only', () => {
    const { container } = render(
      <p>
        <Words>{'Thank you, Ɗanjuma,\nfor the call.'}</Words>
      </p>,
    );
    expect(container).toHaveTextContent('Thank you, Ɗanjuma, for the call.');
    expect(screen.getByText('Ɗanjuma,')).toHaveClass('font-whole');
    expect(container.querySelectorAll('.font-whole')).toHaveLength(1);
  });
});
