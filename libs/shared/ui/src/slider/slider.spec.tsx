import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Slider } from './slider';

function Example() {
  const [value, setValue] = useState(20);
  return (
    <Slider
      label="Discount"
      min={0}
      max={50}
      step={5}
      value={value}
      valueText={`${value} per cent`}
      onChange={setValue}
    />
  );
}

describe('Slider', () => {
  it('has a name, a value in words, and follows the pointer and the keys', async () => {
    const { container } = render(<Example />);
    const slider = screen.getByRole('slider', { name: 'Discount' });
    expect(slider).toHaveAttribute('aria-valuetext', '20 per cent');
    fireEvent.change(slider, { target: { value: '35' } });
    expect(slider).toHaveValue('35');
    expect(slider).toHaveAttribute('aria-valuetext', '35 per cent');
    await expect(container).toHaveNoAxeViolations();
  });
});
