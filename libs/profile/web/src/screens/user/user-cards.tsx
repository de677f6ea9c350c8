import { use } from 'react';
import type { Profile } from '@upround/profile/contract';
import { useIsWide } from '@upround/shared/ui';
import { ProfileCardsContext } from '../../profile-cards';

/** The cards of features that a profile has. */
export function UserCards({ profile: { id, slug, own, lists = [] } }: { profile: Profile }) {
  const cards = use(ProfileCardsContext);
  return cards
    .filter(({ name }) => lists.includes(name))
    .map(({ name, Part }) => <Part key={name} userId={id} slug={slug} own={own} />);
}

/** The same within the column where there is no room beside it. */
export function NarrowUserCards({ profile }: { profile: Profile }) {
  const { lists = [] } = profile;
  const cards = use(ProfileCardsContext);
  const isWide = useIsWide();
  if (isWide || !cards.some(({ name }) => lists.includes(name))) return null;
  return (
    <div className="flex flex-col gap-4 border-t px-4 py-4 medium:px-6">
      <UserCards profile={profile} />
    </div>
  );
}
