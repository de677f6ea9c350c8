import {
  Bell,
  Ellipsis,
  House,
  LogIn,
  MessageCircle,
  PenLine,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { links } from '@upround/shared/links';
import type { NavigationItem } from '@upround/shared/routing';
import { useSession, type SessionUser } from '@upround/shared/session';
import { classes } from '@upround/shared/ui';
import { ComposerButton, navigationItems } from '../app/slots';
import { useFrameText } from '../messages/catalogue';
import { LazyPopover } from './lazy-popover';
import { loadMoreMenu } from './load-menus';
import { faceClasses, linkClasses, NavigationFace, NavigationLink } from './navigation-link';
import { UnreadMessages, UnreadNotifications } from './unread';
import { useIsPhone } from './use-width';

const composeClasses = classes(
  faceClasses,
  'wide:gap-2 wide:bg-accent wide:text-on-accent wide:focus-visible:outline-offset-2',
  'wide:hover:bg-accent-hover wide:hover:text-on-accent wide:active:bg-accent-active',
);

// On phones a long name gets more room than a short one.
const placeClasses = 'min-w-0 flex-auto medium:flex-none';

const Item = ({ children }: { children: ReactNode }) => (
  <li className={placeClasses}>{children}</li>
);

/** The path of the open page, in lower case as routes are matched. */
const useHere = () => useLocation().pathname.toLowerCase();

function FeatureItem({ item: { href, icon, useLabel, alsoUnder = [] } }: { item: NavigationItem }) {
  const label = useLabel();
  const here = useHere();
  return (
    <Item>
      <NavigationLink
        href={href}
        icon={icon}
        isCurrent={[href, ...alsoUnder].some((path) => `${here}/`.startsWith(`${path}/`))}
      >
        {label}
      </NavigationLink>
    </Item>
  );
}

interface PlaceProps {
  href: string;
  icon: LucideIcon;
  mark?: ReactNode;
  children: string;
}

function Place(props: PlaceProps) {
  const here = useHere();
  return (
    <Item>
      <NavigationLink {...props} isCurrent={here === props.href.toLowerCase()} />
    </Item>
  );
}

function PostItem() {
  const t = useFrameText();
  return (
    <li className={classes(placeClasses, 'medium:mt-1 wide:mt-3')}>
      <ComposerButton className={composeClasses}>
        <span className="relative flex size-7 items-center justify-center rounded-control bg-accent text-on-accent group-hover/item:bg-accent-hover wide:size-5 wide:bg-transparent wide:group-hover/item:bg-transparent">
          <PenLine aria-hidden size={18} className="stroke-[1.5]" />
        </span>
        <span className="wide:hidden">{t('frame.post')}</span>
        <span className="hidden wide:inline">{t('frame.newPost')}</span>
      </ComposerButton>
    </li>
  );
}

/** Main pages that only the menu `More` leads to. */
const morePages = [links.quizPoll()];

function MoreItem() {
  const t = useFrameText();
  const here = useHere();
  return (
    <Item>
      <LazyPopover
        load={loadMoreMenu}
        className={linkClasses}
        isCurrent={morePages.some((page) => here.startsWith(page))}
      >
        <NavigationFace icon={Ellipsis}>{t('frame.more')}</NavigationFace>
      </LazyPopover>
    </Item>
  );
}

/** What a member has in the navigation after the pages that everyone has. */
function MemberItems({ user, isPhone }: { user: SessionUser; isPhone: boolean }) {
  const t = useFrameText();
  return (
    <>
      {isPhone && <PostItem />}
      <Place href={links.messages()} icon={MessageCircle} mark={<UnreadMessages />}>
        {t('frame.messages')}
      </Place>
      <Place href={links.notifications()} icon={Bell} mark={<UnreadNotifications />}>
        {t('frame.notifications')}
      </Place>
      {!isPhone && (
        <>
          <Place href={links.user(user.slug)} icon={UserRound}>
            {t('frame.profile')}
          </Place>
          <MoreItem />
          <PostItem />
        </>
      )}
    </>
  );
}

function LogInItem() {
  const t = useFrameText();
  const { pathname, search } = useLocation();
  return (
    <li className={classes(placeClasses, 'wide:hidden')}>
      <NavigationLink href={links.login({ next: `${pathname}${search}` })} icon={LogIn}>
        {t('frame.logIn')}
      </NavigationLink>
    </li>
  );
}

interface MainNavigationProps {
  /** The open page takes the room of the bar on phones. */
  isHiddenOnPhones: boolean;
}

/** Links to the main pages: five on phones; the menu `More` has all of them. */
export function MainNavigation({ isHiddenOnPhones }: MainNavigationProps) {
  const t = useFrameText();
  const { user } = useSession();
  const isPhone = useIsPhone();
  if (isPhone && isHiddenOnPhones) return null;
  const items = navigationItems.filter(
    ({ onPhones }) => !isPhone || onPhones === undefined || (onPhones === 'guests' && !user),
  );
  return (
    <nav
      aria-label={t('frame.mainNavigation')}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-surface pb-[env(safe-area-inset-bottom)] medium:static medium:border-t-0 medium:pb-0 medium:max-wide:-mx-1"
    >
      <ul className="flex medium:flex-col medium:gap-1">
        <Place href={links.home()} icon={House}>
          {t('frame.home')}
        </Place>
        {items.map((item) => (
          <FeatureItem key={item.href} item={item} />
        ))}
        {user === null ? <LogInItem /> : <MemberItems user={user} isPhone={isPhone} />}
      </ul>
    </nav>
  );
}
