import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImagePlus } from 'lucide-react';
import { FileButton } from './file-button';

describe('FileButton', () => {
  it('hands over what was chosen, also the same file twice', async () => {
    const user = userEvent.setup();
    const files = jest.fn();
    const { container } = render(
      <FileButton
        icon={ImagePlus}
        label="Add pictures"
        accept="image/png"
        multiple
        onFiles={files}
      />,
    );
    expect(screen.getByRole('button', { name: 'Add pictures' })).toBeInTheDocument();
    const picture = new File(['…'], 'round.png', { type: 'image/png' });
    const input = screen.getByLabelText('Add pictures', { selector: 'input' });
    await user.upload(input, picture);
    await user.upload(input, picture);
    expect(files).toHaveBeenCalledTimes(2);
    expect(files).toHaveBeenLastCalledWith([picture]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('opens the dialog of the browser from a button or an icon', async () => {
    const user = userEvent.setup();
    const opened = jest.fn();
    const { container, rerender } = render(
      <FileButton icon={ImagePlus} label="Add pictures" onFiles={jest.fn()} />,
    );
    container.querySelector('input')?.addEventListener('click', opened);
    await user.click(screen.getByRole('button', { name: 'Add pictures' }));
    rerender(<FileButton icon={ImagePlus} label="Add pictures" iconOnly onFiles={jest.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Add pictures' }));
    expect(opened).toHaveBeenCalledTimes(2);
  });
});
