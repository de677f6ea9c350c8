import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { recordRead } from '@upround/ambassador/contract';
import { links } from '@upround/shared/links';
import { aUser, fakeApi, renderScreen } from '@upround/shared/testing';
import { READ_AFTER, ReadRecorder } from './read-recorder';

const Page = () => (
  <>
    <ReadRecorder />
    <Link to={links.home()}>Home</Link>
  </>
);

describe('what a member reads', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const show = (path: string) => {
    const api = fakeApi().on(recordRead, () => undefined);
    renderScreen(<Page />, { path, api, user: aUser() });
    return api;
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is a post that was open for some seconds, once', async () => {
    const api = show(links.post('two-signatures'));
    await wait(READ_AFTER - 1);
    expect(api.received(recordRead)).toEqual([]);
    await wait(1);
    await wait(10 * READ_AFTER);
    expect(api.received(recordRead)).toEqual([{ body: { postId: 'two-signatures' } }]);
  });

  it('is no post that was left before, and no other page', async () => {
    const api = show(links.post('two-signatures'));
    await wait(READ_AFTER / 2);
    fireEvent.click(screen.getByRole('link', { name: 'Home' }));
    await wait(2 * READ_AFTER);
    expect(api.received(recordRead)).toEqual([]);
  });

  it('is nothing while the page is out of sight', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const api = show(links.post('two-signatures'));
    await wait(3 * READ_AFTER);
    expect(api.received(recordRead)).toEqual([]);
    visibility.mockReturnValue('visible');
    await wait(READ_AFTER);
    expect(api.received(recordRead)).toHaveLength(1);
    visibility.mockRestore();
  });
});
