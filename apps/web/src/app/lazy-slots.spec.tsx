import { screen } from '@testing-library/react';
import { kindsThat, searchKinds } from '@upround/shared/domain';
import type { LinkForm, NavigationItem } from '@upround/shared/routing';
import { renderScreen } from '@upround/shared/testing';
import { moreItems, readingItems, useKindTexts } from './lazy-slots';
import { navigationItems } from './slots';

interface LabelProps extends Pick<NavigationItem, 'useLabel'> {
  form?: LinkForm;
}

const Label = ({ useLabel, form }: LabelProps) => <li>{useLabel(form)}</li>;
const Kinds = () => {
  const texts = useKindTexts();
  return [...searchKinds, ...kindsThat('bookmark')].map((kind, place) => (
    <li key={place}>{texts[kind]?.plural ?? `no name of ${kind}`}</li>
  ));
};
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('what slices bring to later parts of the app', () => {
  it('the account menu lists what there is to read', () => {
    renderScreen(
      <ul>
        {readingItems.map((item) => (
          <Label key={item.href} {...item} />
        ))}
      </ul>,
    );
    expect(shown()).toEqual(['News', 'Pods', 'Polls and quizzes', 'Ideas', 'Essays']);
    expect(readingItems.map(({ href }) => href)).toEqual([
      '/news',
      '/pods',
      '/updates/quiz-poll',
      '/search?kind=IDEA',
      '/premium-content',
    ]);
    expect(moreItems.map(({ href }) => href)).toEqual([
      '/search?kind=IDEA',
      '/updates/quiz-poll',
      '/premium-content',
    ]);
  });

  it('every kind that is found or saved has a name', () => {
    renderScreen(
      <ul>
        <Kinds />
      </ul>,
    );
    expect(shown()).toHaveLength(searchKinds.length + kindsThat('bookmark').length);
    expect(shown().filter((name) => name.startsWith('no name'))).toEqual([]);
  });

  it('the keys to pages of features', () => {
    const items = navigationItems.filter((item) => item.keys !== undefined);
    renderScreen(
      <ul>
        {items.map((item) => (
          <Label key={item.href} {...item} form="go" />
        ))}
      </ul>,
    );
    expect(shown()).toEqual(['Go to pods', 'Go to jobs']);
    expect(items.map(({ keys, href }) => [keys, href])).toEqual([
      ['g p', '/pods'],
      ['g j', '/jobs'],
    ]);
  });
});
