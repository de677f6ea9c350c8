import { useId, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { links } from '@upround/shared/links';
import type { NavigationGroup, NavigationItem } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { classes, Link, Popover } from '@upround/shared/ui';
import { useAccountText } from '../messages/catalogue';
import { AccountRows } from './account-rows';
import { RowLink } from './menu-row';

export interface MoreMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The pages of features. */
  groups: readonly NavigationGroup[];
  /** On phones it opens below its button; elsewhere beside it, with the groups in two columns. */
  isPhone: boolean;
  /** Begins with the rows of the account menu if that has no separate button. Guests always get their rows. */
  hasAccount: boolean;
}

const siteLinks = [
  ['about', links.about],
  ['guidelines', links.communityGuidelines],
  ['feedback', (page: string) => links.feedback({ page })],
  ['support', links.support],
  ['terms', links.terms],
  ['privacy', links.privacyPolicy],
] as const;

const beside = { side: 'right', align: 'end' } as const;

/** Every page that exists. It's rendered open, because the press that opens it also loads it. */
export function MoreMenu({ trigger, groups, isPhone, hasAccount }: MoreMenuProps) {
  const t = useAccountText();
  const { isMember } = useSession();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Popover
      trigger={trigger}
      label={t('menu.more')}
      open={isOpen}
      onOpenChange={setOpen}
      {...(isPhone ? {} : beside)}
      className={classes('scroll-pb-10', !isPhone && 'w-160')}
    >
      {/* The lines between its parts go from edge to edge. */}
      <div className="-m-4">
        {(hasAccount || !isMember) && (
          <div className="border-b">
            <AccountRows close={close} />
          </div>
        )}
        <div className={classes('pb-1', !isPhone && 'columns-2 gap-0')}>
          {groups.map((group, place) => (
            <PlaceGroup key={place} group={group} close={close} />
          ))}
        </div>
        <ul
          aria-label={t('menu.site')}
          className={classes(
            'grid gap-x-3 border-t px-4 pt-2 pb-8 text-small',
            isPhone ? 'grid-cols-3' : 'grid-cols-6',
          )}
        >
          {siteLinks.map(([key, link]) => (
            <li key={key}>
              <Link
                href={link(`${pathname}${search}`)}
                tone="muted"
                onClick={close}
                className="inline-flex min-h-8 items-center"
              >
                {t(`menu.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
        {/* Where a low window cuts it off, the last line that is seen fades: there is more. */}
        <div
          aria-hidden
          className="pointer-events-none sticky bottom-0 -mt-8 h-8 bg-linear-to-t from-surface-raised to-transparent"
        />
      </div>
    </Popover>
  );
}

function PlaceGroup({ group, close }: { group: NavigationGroup; close: () => void }) {
  const { isMember } = useSession();
  const label = group.useLabel();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="break-inside-avoid px-2 pt-3 pb-1">
      <h2 id={headingId} className="px-2 pb-1 text-caption font-medium text-muted">
        {label}
      </h2>
      <ul className="grid grid-cols-2">
        {group.items
          .filter(({ isForMembers = false }) => isMember || !isForMembers)
          .map((item) => (
            <li key={item.href} className="min-w-0">
              <PlaceLink item={item} close={close} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function PlaceLink({ item, close }: { item: NavigationItem; close: () => void }) {
  const { href, icon, useLabel } = item;
  const label = useLabel();
  return (
    <RowLink href={href} icon={icon} onClick={close}>
      {label}
    </RowLink>
  );
}
