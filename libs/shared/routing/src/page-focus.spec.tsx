import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { routes } from '@upround/shared/links';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { announcerProps } from './announcer';
import { Page } from './page';

/** The frame around the pages: a way to one, and a field. */
function Frame() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/news')}>
        Go
      </button>
      <input aria-label="Field of the frame" />
    </>
  );
}

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/pods']}>
        <Frame />
        <Routes>
          <Route
            path="/pods"
            element={
              <Page pattern={routes.pods} title="Pods">
                text
              </Page>
            }
          />
          <Route
            path="/news"
            element={
              <Page pattern={routes.news} title="News">
                text
              </Page>
            }
          />
        </Routes>
        <div {...announcerProps} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const go = () => fireEvent.click(screen.getByRole('button', { name: 'Go' }));

describe('a page that comes late', () => {
  it('takes no letters from who has begun to write in the frame', () => {
    show();
    screen.getByRole('textbox', { name: 'Field of the frame' }).focus();
    go();
    expect(screen.getByRole('heading', { name: 'News' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Field of the frame' })).toHaveFocus();
  });

  it('takes the focus from all else', () => {
    show();
    screen.getByRole('button', { name: 'Go' }).focus();
    go();
    expect(screen.getByRole('heading', { name: 'News' })).toHaveFocus();
  });
});
