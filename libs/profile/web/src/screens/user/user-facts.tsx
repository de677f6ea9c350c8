import { Building2, CalendarDays, Link2, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Profile } from '@upround/profile/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { ICON_STROKE, Link, Name, Words, type Icon } from '@upround/shared/ui';
import { useFollow } from '@upround/social/web';
import { useProfileText } from '../../messages/catalogue';
import { shownAddress } from '../../model/shown-address';

/** A person's location, company, links and join date. Their experience leads to the company's page. */
export function UserFacts({ profile }: { profile: Profile }) {
  const t = useProfileText();
  const format = useFormat();
  const { location = '', links: addresses = [], experience = [] } = profile;
  const present = experience.find(({ endMonth }) => endMonth === null);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
      {location !== '' && (
        <Fact icon={MapPin}>
          <Words>{location}</Words>
        </Fact>
      )}
      {present && (
        <Fact icon={Building2}>
          <Name>{present.company}</Name>
        </Fact>
      )}
      {addresses.map((address) => (
        <Fact key={address} icon={Link2}>
          <Link href={address} target="_blank" rel="noopener me ugc nofollow" title={address}>
            {shownAddress(address)}
          </Link>
        </Fact>
      ))}
      <Fact icon={CalendarDays}>{t('user.joined', { month: format.month(profile.joinedAt) })}</Fact>
    </ul>
  );
}

/** How many people follow a person, and how many they follow. */
export function UserFollows({ profile }: { profile: Profile }) {
  const t = useProfileText();
  const format = useFormat();
  const { count: followers } = useFollow({
    userId: profile.id,
    followed: profile.followed,
    followerCount: profile.followerCount,
  });
  const number = (chunks: ReactNode) => (
    <span className="font-semibold text-text figures">{chunks}</span>
  );
  const { slug } = profile;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
      <Link href={links.userFollowers(slug)} tone="muted">
        {t.rich('user.followers', {
          count: followers,
          shown: format.count(followers),
          n: number,
        })}
      </Link>
      <Link href={links.userFollowers(slug, { tab: 'following' })} tone="muted">
        {t.rich('user.following', { shown: format.count(profile.followingCount), n: number })}
      </Link>
    </p>
  );
}

function Fact({ icon: IconPart, children }: { icon: Icon; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5 wrap-anywhere">
      <IconPart aria-hidden size={16} strokeWidth={ICON_STROKE} className="shrink-0" />
      <span dir="auto" className="min-w-0">
        {children}
      </span>
    </li>
  );
}
