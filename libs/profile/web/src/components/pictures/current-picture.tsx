import type { Profile } from '@upround/profile/contract';
import { Avatar } from '@upround/shared/ui';
import type { PictureSide } from '../../model/picture-side';
import { usePictureText } from './messages/catalogue';

/** The current image, or its placeholder. */
export function CurrentPicture({ profile, side }: { profile: Profile; side: PictureSide }) {
  const t = usePictureText();
  if (side === 'avatar') {
    return (
      <div className="flex items-center gap-4">
        <Avatar
          size={128}
          name={profile.displayName}
          seed={profile.id}
          src={profile.avatar?.url ?? profile.avatarUrl}
        />
        {profile.avatarUrl === null && <p className="text-small text-muted">{t('avatar.empty')}</p>}
      </div>
    );
  }
  const { banner = null } = profile;
  if (banner === null) {
    return (
      <p className="flex aspect-4/1 items-center justify-center rounded-surface border border-dashed text-small text-muted">
        {t('banner.empty')}
      </p>
    );
  }
  return (
    <img
      src={banner.url}
      alt={banner.alt}
      width={banner.width}
      height={banner.height}
      className="aspect-4/1 w-full rounded-surface object-cover"
    />
  );
}
