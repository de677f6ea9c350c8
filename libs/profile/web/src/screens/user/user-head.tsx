import type { ReactNode } from 'react';
import type { Profile } from '@upround/profile/contract';
import { useFormat } from '@upround/shared/i18n';
import { Avatar, Badge } from '@upround/shared/ui';
import { FollowButton, RichText, useFollow } from '@upround/social/web';
import { useProfileText } from '../../messages/catalogue';

/** Picture, name, role, headline, numbers and words of a person, with the button to follow. */
export function UserHead({ profile }: { profile: Profile }) {
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
  return (
    <header className="flex flex-col gap-4 px-4 pt-6 pb-4">
      <div className="flex items-start justify-between gap-4">
        <Avatar
          size={96}
          name={profile.displayName}
          seed={profile.id}
          src={profile.avatarUrl}
          loading="eager"
        />
        {profile.own ? (
          <p className="flex items-center gap-2 text-small text-muted">
            <Badge tone="accent">{t('user.you')}</Badge>
            {t('user.ownHint')}
          </p>
        ) : (
          <FollowButton
            userId={profile.id}
            displayName={profile.displayName}
            followed={profile.followed}
            followerCount={profile.followerCount}
            size="medium"
          />
        )}
      </div>
      <div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span aria-hidden="true" dir="auto" className="text-title font-semibold wrap-anywhere">
            {profile.displayName}
          </span>
          {profile.role !== null && <Badge>{t(`roles.${profile.role}`)}</Badge>}
        </p>
        {profile.headline !== '' && (
          <p dir="auto" className="mt-0.5 wrap-anywhere">
            {profile.headline}
          </p>
        )}
      </div>
      {profile.about !== '' && <RichText text={profile.about} className="max-w-measure" />}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
        <span>
          {t.rich('user.followers', {
            count: followers,
            shown: format.count(followers),
            n: number,
          })}
        </span>
        <span>
          {t.rich('user.following', { shown: format.count(profile.followingCount), n: number })}
        </span>
        <span>{t('user.joined', { month: format.month(profile.joinedAt) })}</span>
      </p>
    </header>
  );
}
