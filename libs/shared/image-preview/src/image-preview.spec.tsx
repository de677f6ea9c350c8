import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { lendModalDialogs, PictureLinks, pictures } from './image-preview.fixtures';
import { ImagePreview } from './opening/image-preview';
import { imagePreviewAtom } from './opening/image-preview-atoms';

const fact =
  'spec 2: An image preview with zoom, rotate, previous/next and close is available globally';
const dialog = () => screen.queryByRole('dialog', { name: 'Image preview' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const picture = (name: string) => screen.getByRole('img', { name });
const frame = () => screen.getByRole('img').parentElement;
const transform = () => frame()?.style.transform ?? '';

describe(fact, () => {
  beforeAll(lendModalDialogs);

  async function open(link = 'Picture 1', images = pictures) {
    const user = userEvent.setup();
    render(
      <>
        <PictureLinks images={images} />
        <ImagePreview />
      </>,
      { wrapper: Provider },
    );
    const opener = screen.getByRole('link', { name: link });
    await user.click(opener);
    await screen.findByRole('dialog');
    return { user, opener };
  }

  it('is nothing until it is opened, and is accessible then', async () => {
    render(<ImagePreview />, { wrapper: Provider });
    expect(dialog()).not.toBeInTheDocument();
    await open();
    expect(dialog()).toHaveAccessibleDescription('Whiteboard after the review');
    await expect(document.body).toHaveNoAxeViolations();
  });

  it('opens from anywhere by its atom, and leaves an empty list alone', async () => {
    const store = createStore();
    render(
      <Provider store={store}>
        <ImagePreview />
      </Provider>,
    );
    act(() => store.set(imagePreviewAtom, { images: pictures, start: 1 }));
    expect(await screen.findByRole('img', { name: 'Our first office' })).toBeInTheDocument();
    act(() => store.set(imagePreviewAtom, { images: [], start: 0 }));
    expect(dialog()).not.toBeInTheDocument();
  });

  it('takes the focus, and gives it back to what opened it', async () => {
    const { user, opener } = await open('Picture 2');
    expect(dialog()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('closes by its button, by the way back of a phone, beside the picture, and with the page', async () => {
    const { user, opener } = await open();
    await user.click(button('Close preview'));
    expect(dialog()).not.toBeInTheDocument();

    await user.click(opener);
    fireEvent(dialog() as HTMLElement, new Event('cancel', { cancelable: true }));
    expect(dialog()).not.toBeInTheDocument();

    await user.click(opener);
    await user.click(frame() as HTMLElement);
    expect(dialog()).toBeInTheDocument();
    await user.click(frame()?.parentElement as HTMLElement);
    expect(dialog()).not.toBeInTheDocument();

    await user.click(opener);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(dialog()).not.toBeInTheDocument();
  });

  it('goes to the next and the previous picture, and stops at the ends', async () => {
    const { user } = await open();
    expect(screen.getByText('1 of 3')).toBeVisible();
    expect(button('Previous image')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Next image'));
    expect(picture('Our first office')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3: Our first office');
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('3 of 3')).toBeVisible();
    expect(picture('Image without a description')).toBeInTheDocument();
    expect(button('Next image')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('2 of 3')).toBeVisible();
  });

  it('keeps the focus on a button that has come to its end', async () => {
    const { user } = await open('Picture 2');
    await user.click(button('Next image'));
    expect(button('Next image')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('3 of 3')).toBeVisible();
  });

  it('has no place and no way on for a single picture', async () => {
    await open('Picture 1', pictures.slice(0, 1));
    expect(screen.queryByText('1 of 1')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next image' })).not.toBeInTheDocument();
  });

  it('zooms by buttons and by keys, and starts again with the next picture', async () => {
    const { user } = await open();
    expect(button('Zoom out')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Zoom in'));
    expect(button('Reset zoom, 150%')).toBeVisible();
    await user.keyboard('+');
    expect(transform()).toContain('scale(2.25)');
    await user.keyboard('-');
    expect(transform()).toContain('scale(1.5)');
    await user.click(button('Zoom out'));
    expect(transform()).toContain('scale(1)');
    await user.keyboard('++++++++++');
    expect(button('Zoom in')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('0');
    expect(button('Reset zoom, 100%')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('+');
    await user.click(button('Next image'));
    expect(transform()).toContain('scale(1)');
  });

  it('leaves the keys of the browser alone, and keeps its own from the page', async () => {
    const onKey = jest.fn();
    window.addEventListener('keydown', onKey);
    const { user } = await open();
    await user.keyboard('{Control>}+{/Control}l');
    expect(transform()).toContain('scale(1)');
    expect(onKey).not.toHaveBeenCalled();
    window.removeEventListener('keydown', onKey);
  });

  it('zooms by the wheel and by two taps', async () => {
    const { user } = await open();
    fireEvent.wheel(frame() as HTMLElement, { deltaY: -400 });
    expect(transform()).toMatch(/scale\(2\.2\d*\)/);
    await user.keyboard('0');
    await user.dblClick(frame() as HTMLElement);
    expect(transform()).toContain('scale(2.5)');
    await user.dblClick(frame() as HTMLElement);
    expect(transform()).toContain('scale(1)');
  });

  it('turns by a quarter, to the right and back', async () => {
    const { user } = await open();
    await user.click(button('Rotate by 90 degrees'));
    expect(transform()).toContain('rotate(90deg)');
    await user.keyboard('r');
    expect(transform()).toContain('rotate(180deg)');
    await user.keyboard('{Shift>}R{/Shift}');
    expect(transform()).toContain('rotate(90deg)');
  });

  it('keeps the room of a picture in its colour until it is there', async () => {
    await open();
    expect(frame()).toHaveStyle({ aspectRatio: '1600 / 900', backgroundColor: '#8899aa' });
    expect(frame()?.parentElement).toHaveAttribute('aria-busy', 'true');
    fireEvent.load(picture('Whiteboard after the review'));
    expect(frame()?.parentElement).toHaveAttribute('aria-busy', 'false');
  });

  it('says when a picture could not be loaded, and tries again', async () => {
    const { user } = await open();
    fireEvent.error(picture('Whiteboard after the review'));
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load the image');
    expect(button('Zoom in')).toHaveAttribute('aria-disabled', 'true');
    await expect(document.body).toHaveNoAxeViolations();
    await user.click(button('Try again'));
    expect(picture('Whiteboard after the review')).toBeInTheDocument();
    await user.keyboard('+');
    expect(transform()).toContain('scale(1.5)');
  });

  it('leaves a press for a new tab to the link', async () => {
    const user = userEvent.setup();
    render(
      <>
        <PictureLinks />
        <ImagePreview />
      </>,
      { wrapper: Provider },
    );
    const link = screen.getByRole('link', { name: 'Picture 1' });
    let followed = 0;
    const onFollow = (event: Event) => {
      if (!event.defaultPrevented) followed += 1;
      event.preventDefault();
    };
    window.addEventListener('click', onFollow);
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}{Shift>}');
    await user.click(link);
    await user.keyboard('{/Shift}');
    window.removeEventListener('click', onFollow);
    expect(followed).toBe(2);
    expect(dialog()).not.toBeInTheDocument();
  });
});
