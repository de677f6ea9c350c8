import { Bell, House, LogIn, MessageCircle, PenLine, UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { links } from '@upround/shared/links';
import type { NavigationItem } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { classes } from '@upround/shared/ui';
import { ComposerButton, navigationItems } from '../app/slots';
import { useFrameText } from '../messages/catalogue';
import { faceClasses, NavigationLink } from './navigation-link';
import { UnreadMessages, UnreadNotifications } from './unread';

const composeClasses = classes(
  faceClasses,
  'wide:gap-2 wide:bg-accent wide:text-on-accent wide:focus-visible:outline-offset-2',
  'wide:hover:bg-accent-hover wide:hover:text-on-accent wide:active:bg-accent-active',
);

interface ItemProps extends ComponentProps<typeof NavigationLink> {
  /** Hidden on phones, whose bar has five places. */
  notOnPhones?: boolean;
}

function Item({ notOnPhones = false, ...place }: ItemProps) {
  return (
    <li
      className={classes('min-w-0 flex-auto medium:flex-none', notOnPhones && 'max-medium:hidden')}
    >
      <NavigationLink {...place} />
    </li>
  );
}

interface FeatureItemProps {
  item: NavigationItem;
  /** The path of the open page. */
  here: string;
  isMember: boolean;
}

function FeatureItem({ item, here, isMember }: FeatureItemProps) {
  const { href, icon, useLabel, isForGuestsOnPhones = false } = item;
  const label = useLabel();
  return (
    <Item
      href={href}
      icon={icon}
      isCurrent={here === href || here.startsWith(`${href}/`)}
      notOnPhones={isForGuestsOnPhones && isMember}
    >
      {label}
    </Item>
  );
}

/** The way to the main places; five at most on phones, where members have the others in the account menu. */
export function MainNavigation() {
  const t = useFrameText();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const here = pathname.toLowerCase();
  return (
    <nav
      aria-label={t('frame.mainNavigation')}
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-surface pb-[env(safe-area-inset-bottom)] medium:static medium:border-t-0 medium:pb-0 medium:max-wide:-mx-1"
    >
      <ul className="flex medium:flex-col medium:gap-1">
        <Item href={links.home()} icon={House} isCurrent={here === links.home()}>
          {t('frame.home')}
        </Item>
        {navigationItems.map((item) => (
          <FeatureItem key={item.href} item={item} here={here} isMember={user !== null} />
        ))}
        {user && (
          <li className="min-w-0 flex-auto medium:order-last medium:mt-1 medium:flex-none wide:mt-3">
            <ComposerButton className={composeClasses}>
              <span className="relative flex size-7 items-center justify-center rounded-control bg-accent text-on-accent group-hover/item:bg-accent-hover wide:size-5 wide:bg-transparent wide:group-hover/item:bg-transparent">
                <PenLine aria-hidden size={18} className="stroke-[1.5]" />
              </span>
              <span className="wide:hidden">{t('frame.post')}</span>
              <span className="hidden wide:inline">{t('frame.newPost')}</span>
            </ComposerButton>
          </li>
        )}
        {user === null ? (
          <li className="min-w-0 flex-auto medium:flex-none wide:hidden">
            <NavigationLink href={links.login({ next: `${pathname}${search}` })} icon={LogIn}>
              {t('frame.logIn')}
            </NavigationLink>
          </li>
        ) : (
          <>
            <Item
              href={links.messages()}
              icon={MessageCircle}
              isCurrent={here === links.messages()}
              mark={<UnreadMessages />}
            >
              {t('frame.messages')}
            </Item>
            <Item
              href={links.notifications()}
              icon={Bell}
              isCurrent={here === links.notifications()}
              mark={<UnreadNotifications />}
            >
              {t('frame.notifications')}
            </Item>
            <Item
              href={links.user(user.slug)}
              icon={UserRound}
              isCurrent={here === links.user(user.slug).toLowerCase()}
              notOnPhones
            >
              {t('frame.profile')}
            </Item>
          </>
        )}
      </ul>
    </nav>
  );
}
