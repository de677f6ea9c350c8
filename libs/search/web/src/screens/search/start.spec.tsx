import { screen } from '@testing-library/react';
import { search } from '@upround/search/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { refuse, renderScreen } from '@upround/shared/testing';
import { quietApi, useTestTexts } from '../../search-test.fixtures';
import { searchScreenWith } from './search-screen';

const SearchPage = searchScreenWith({ hitPresenters: {}, useKindTexts: useTestTexts });
const open = (path: string, api = quietApi()) =>
  renderScreen(<SearchPage />, { path, pattern: routes.search, api });

beforeEach(() => localStorage.clear());

describe('the start of a search where nothing was posted yet', () => {
  it('says what will be here, and leads to the feed', async () => {
    const { container } = open('/search');
    expect(await screen.findByRole('heading', { name: 'Nothing to suggest yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the feed' })).toHaveAttribute('href', '/');
    await expect(container).toHaveNoAxeViolations();
  });

  it('says that something couldn’t be loaded rather than that there is nothing', async () => {
    const api = quietApi().on(search, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    open('/search', api);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('Nothing to suggest yet')).not.toBeInTheDocument();
  });

  it('says once that nothing was found for words', async () => {
    open('/search?query=pricing');
    expect(await screen.findByText('No results for “pricing”')).toBeVisible();
    expect(screen.queryByText('Nothing to suggest yet')).not.toBeInTheDocument();
  });
});
