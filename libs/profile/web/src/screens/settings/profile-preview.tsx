import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Profile } from '@upround/profile/contract';
import { links } from '@upround/shared/links';
import {
  Avatar,
  BannerDrawing,
  ButtonLink,
  ICON_STROKE,
  Name,
  Surface,
  Words,
} from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';

/** Whom others see, and the way to the photo and the banner, above the fields. */
export function ProfileSummary({ profile }: { profile: Profile }) {
  const t = useSettingsText();
  const { id, slug, displayName, headline, avatarUrl } = profile;
  return (
    <Surface className="flex flex-wrap items-center gap-4">
      <Avatar size={64} name={displayName} seed={id} src={avatarUrl} loading="eager" />
      <div className="min-w-0 grow basis-40">
        <p className="truncate font-semibold">
          <Name>{displayName}</Name>
        </p>
        {headline !== '' && <p className="line-clamp-2 text-small text-muted">{headline}</p>}
      </div>
      <ButtonLink href={links.user(slug)}>{t('profile.full')}</ButtonLink>
    </Surface>
  );
}

/** The same beside the fields, with all that they say, as it is saved. */
export function ProfilePreview({ profile }: { profile: Profile }) {
  const t = useSettingsText();
  const { id, slug, displayName, headline, about, location = '', avatarUrl, banner } = profile;
  return (
    <aside aria-label={t('profile.preview')} className="sticky top-4 w-80 shrink-0 self-start">
      <Surface padding="none" className="overflow-hidden">
        <div className="aspect-4/1 overflow-hidden bg-surface-sunken">
          {banner ? (
            <img
              src={banner.variants[0]?.url ?? banner.url}
              alt=""
              className="size-full object-cover"
            />
          ) : (
            <BannerDrawing seed={id} />
          )}
        </div>
        <div className="flex flex-col gap-3 px-4 pb-4">
          <Avatar
            size={72}
            name={displayName}
            seed={id}
            src={avatarUrl}
            loading="eager"
            className="-mt-10 ring-4 ring-surface"
          />
          <div>
            <p className="text-title font-semibold wrap-anywhere">
              <Name>{displayName}</Name>
            </p>
            {headline !== '' && (
              <Lines className="line-clamp-3 text-small text-muted">{headline}</Lines>
            )}
          </div>
          {about !== '' && <Lines className="line-clamp-6 text-small">{about}</Lines>}
          {location !== '' && (
            <p className="flex items-center gap-2 text-small text-muted">
              <MapPin aria-hidden size={16} strokeWidth={ICON_STROKE} className="shrink-0" />
              <span className="min-w-0 truncate">
                <Name>{location}</Name>
              </span>
            </p>
          )}
          <div className="flex flex-col gap-2 border-t pt-4">
            <ButtonLink href={links.user(slug)} wide>
              {t('profile.full')}
            </ButtonLink>
          </div>
        </div>
      </Surface>
    </aside>
  );
}

function Lines({ className, children }: { className: string; children: ReactNode & string }) {
  return (
    <p dir="auto" className={`wrap-anywhere ${className}`}>
      <Words>{children}</Words>
    </p>
  );
}
