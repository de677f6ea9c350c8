import { screen } from '@testing-library/react';
import { kindsThat, searchKinds } from '@upround/shared/domain';
import type { LinkForm } from '@upround/shared/routing';
import { renderScreen } from '@upround/shared/testing';
import { moreItems, placeGroups, useKindTexts } from './lazy-slots';
import { navigationItems } from './slots';

interface LabelProps {
  useLabel: (form?: LinkForm) => string;
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
  it('the menu of all pages lists those of each feature', () => {
    const items = placeGroups.flatMap((group) => group.items);
    renderScreen(
      <ul>
        {placeGroups.map((group, place) => (
          <Label key={place} {...group} />
        ))}
        {items.map((item) => (
          <Label key={item.href} {...item} />
        ))}
      </ul>,
    );
    expect(shown()).toEqual([
      'Read and discuss',
      'Work',
      'Raise money',
      'Mentors',
      'Competitions',
      'Ambassadors',
      'Membership',
      'Pods',
      'News',
      'Ideas',
      'Polls and quizzes',
      'Essays',
      'Jobs',
      'Your applications',
      'Saved searches',
      'Hiring',
      'Stock options',
      'Funding',
      'Your pipeline',
      'Valuation',
      'Find a mentor',
      'Get matched',
      'Your sessions',
      'Be a mentor',
      'Competitions',
      'Startup showcase',
      'Your competitions',
      'Ambassador programme',
      'Leaderboard',
      'Creator programme',
      'Plans',
      'Payments',
    ]);
    expect(items.map(({ href }) => href)).toEqual([
      '/pods',
      '/news',
      '/?tab=ideas',
      '/updates/quiz-poll',
      '/premium-content',
      '/jobs',
      '/jobs?applied=true',
      '/jobs?view=searches',
      '/jobs?view=hiring',
      '/esop-calculator',
      '/tracker',
      '/tracker?view=pipeline',
      '/valuation-calculator',
      '/mentor',
      '/mentor/MentorFunnelDynamic',
      '/mentor/booking',
      '/mentor?view=offer',
      '/competition',
      '/startup-showcase',
      '/competition?mine=true',
      '/ambassador',
      '/ambassador/leaderboard',
      '/creator-program',
      '/premium-plans',
      '/Payment',
    ]);
    expect(moreItems.map(({ href }) => href)).toEqual([
      '/?tab=ideas',
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
    expect(shown()).toEqual(['Go to jobs', 'Go to pods']);
    expect(items.map(({ keys, href }) => [keys, href])).toEqual([
      ['g j', '/jobs'],
      ['g p', '/pods'],
    ]);
  });
});
