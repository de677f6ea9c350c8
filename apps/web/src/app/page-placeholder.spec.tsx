import { routes } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PagePlaceholder } from './page-placeholder';

const route: FeatureRoute = {
  path: routes.settings,
  layout: 'default',
  access: 'member',
  hasPhoneBar: (search) => search.has('section'),
  page: () => Promise.reject(new Error('not loaded here')),
};

describe('the placeholder of a page', () => {
  it.each([
    ['/settings', 0],
    ['/settings?section=privacy', 1],
  ])('at %s has as many bars as the page will have', (address, bars) => {
    const { container } = render(
      <MemoryRouter initialEntries={[address]}>
        <PagePlaceholder route={route} />
      </MemoryRouter>,
    );
    expect(container.querySelectorAll('[data-top-bar]')).toHaveLength(bars);
    expect(container.querySelector('[data-composer]')).not.toBeInTheDocument();
  });

  it('marks the place of the composer where that takes the place of the bar of phones', () => {
    const { container } = render(
      <MemoryRouter initialEntries={['/settings?section=privacy']}>
        <PagePlaceholder route={{ ...route, hidesBar: (search) => search.has('section') }} />
      </MemoryRouter>,
    );
    expect(container.querySelectorAll('[data-composer]')).toHaveLength(1);
  });
});
