import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Profile } from '@upround/profile/contract';
import type { Image } from '@upround/shared/domain';
import { useImagePreview } from '@upround/shared/image-preview';
import { lazyDialog } from '@upround/shared/toasts';
import { Avatar, BannerDrawing, IconButton } from '@upround/shared/ui';
import type { PictureSide } from '../../model/picture-side';
import { useProfileText } from '../../messages/catalogue';

const PictureDialog = /* @__PURE__ */ lazyDialog(
  () => import('../../components/pictures/picture-dialog').then((m) => m.PictureDialog),
  ({ onClose }) => onClose(),
);

interface UserPicturesProps {
  profile: Profile;
  /** The picture whose dialog is open. */
  changed: PictureSide | undefined;
  onChange: (side: PictureSide | undefined) => void;
  /** Cells of a grid of two columns, whose first is the photo. */
  children: ReactNode;
}

/** Banner and photo; each opens in full size, and members can change their own. */
export function UserPictures({ profile, changed, onChange, children }: UserPicturesProps) {
  const t = useProfileText();
  const { banner = null, own } = profile;
  const change = (side: PictureSide) => ({
    icon: Camera,
    variant: 'secondary' as const,
    onPointerEnter: () => void PictureDialog.preload().catch(() => undefined),
    onClick: () => onChange(side),
  });
  return (
    <>
      <div className="relative aspect-4/1 overflow-hidden bg-surface-sunken">
        {banner === null ? (
          <BannerDrawing seed={profile.id} />
        ) : (
          <Banner banner={banner} name={profile.displayName} />
        )}
        {own && (
          <span className="absolute top-3 right-3">
            <IconButton
              {...change('banner')}
              label={banner === null ? t('user.addBanner') : t('user.changeBanner')}
              size="small"
            />
          </span>
        )}
      </div>
      <div className="-mt-12 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 px-4 medium:px-6">
        <div className="relative w-fit">
          <Portrait profile={profile} />
          {own && (
            <span className="absolute -right-1 -bottom-1">
              <IconButton
                {...change('avatar')}
                label={profile.avatarUrl === null ? t('user.addAvatar') : t('user.changeAvatar')}
                size="small"
              />
            </span>
          )}
        </div>
        {children}
      </div>
      {changed !== undefined && (
        <PictureDialog profile={profile} side={changed} onClose={() => onChange(undefined)} />
      )}
    </>
  );
}

function Banner({ banner, name }: { banner: Image; name: string }) {
  const t = useProfileText();
  const { linkProps } = useImagePreview();
  const srcSet = [...banner.variants, { url: banner.url, width: banner.width }]
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
  return (
    <a
      {...linkProps([banner], 0)}
      href={banner.url}
      target="_blank"
      rel="noopener"
      aria-label={t('user.openBanner', { name, alt: banner.alt })}
      className="block size-full focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      style={{ backgroundColor: banner.color }}
    >
      <img
        src={banner.url}
        srcSet={srcSet}
        sizes="(width < 48rem) 100vw, 40rem"
        alt={banner.alt}
        width={banner.width}
        height={banner.height}
        decoding="async"
        className="size-full object-cover"
      />
    </a>
  );
}

function Portrait({ profile }: { profile: Profile }) {
  const t = useProfileText();
  const { linkProps } = useImagePreview();
  const { avatar = null, displayName } = profile;
  const portrait = (
    <Avatar
      size={96}
      name={displayName}
      seed={profile.id}
      src={avatar?.url ?? profile.avatarUrl}
      loading="eager"
      className="ring-4 ring-surface"
    />
  );
  if (avatar === null) return portrait;
  return (
    <a
      {...linkProps([avatar], 0)}
      href={avatar.url}
      target="_blank"
      rel="noopener"
      aria-label={t('user.openAvatar', { name: displayName, alt: avatar.alt })}
      className="block rounded-full focus-ring"
    >
      {portrait}
    </a>
  );
}
