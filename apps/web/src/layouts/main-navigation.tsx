import { Bell, Boxes, House, LogIn, MessageCircle, PenLine, UserRound } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { Anchor, classes, type Icon } from '@upround/shared/ui';
import { ComposerButton } from '../app/slots';
import { useFrameText } from '../messages/catalogue';
import { UnreadMessages, UnreadNotifications } from './unread';

// One element in three places: in the bar below on phones, in the rail of icons, in the wide column.
const faceClasses = classes(
  'group/item flex h-14 w-full flex-col items-center justify-center gap-0.5 text-caption font-medium text-muted select-none',
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
  'hover:text-text active:bg-surface-active aria-[current=page]:text-text',
  'medium:h-16 medium:rounded-control medium:hover:bg-surface-hover',
  'wide:h-11 wide:flex-row wide:text-body',
);

const placeClasses = classes(
  faceClasses,
  'wide:justify-start wide:gap-3 wide:px-3 wide:text-text',
  'wide:aria-[current=page]:bg-surface-hover wide:aria-[current=page]:font-semibold',
);

const composeClasses = classes(
  faceClasses,
  'wide:gap-2 wide:bg-accent wide:text-on-accent wide:focus-visible:outline-offset-2',
  'wide:hover:bg-accent-hover wide:hover:text-on-accent wide:active:bg-accent-active',
);

function ItemIcon({ icon: IconPart, mark }: { icon: Icon; mark?: ReactNode }) {
  return (
    <span className="relative flex size-7 items-center justify-center rounded-full group-aria-[current=page]/item:text-accent-text">
      <IconPart
        aria-hidden
        size={22}
        className="stroke-[1.5] group-aria-[current=page]/item:fill-accent-subtle group-aria-[current=page]/item:stroke-2"
      />
      <Suspense>{mark}</Suspense>
    </span>
  );
}

interface ItemProps {
  href: string;
  icon: Icon;
  isCurrent: boolean;
  /** How much is unread there. */
  mark?: ReactNode;
  /** Hidden on phones, whose bar has five places. */
  notOnPhones?: boolean;
  children: string;
}

function Item({ href, icon, isCurrent, mark, notOnPhones = false, children }: ItemProps) {
  return (
    <li
      className={classes('min-w-0 flex-auto medium:flex-none', notOnPhones && 'max-medium:hidden')}
    >
      <Anchor href={href} aria-current={isCurrent ? 'page' : undefined} className={placeClasses}>
        <ItemIcon icon={icon} mark={mark} />
        <span className="max-w-full truncate">{children}</span>
      </Anchor>
    </li>
  );
}

/** The way to the main places; five at most. */
export function MainNavigation() {
  const t = useFrameText();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const here = pathname.toLowerCase();
  const pods = links.pods();
  return (
    <nav
      aria-label={t('frame.mainNavigation')}
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-surface pb-[env(safe-area-inset-bottom)] medium:static medium:border-t-0 medium:pb-0"
    >
      <ul className="flex medium:flex-col medium:gap-1">
        <Item href={links.home()} icon={House} isCurrent={here === links.home()}>
          {t('frame.home')}
        </Item>
        <Item href={pods} icon={Boxes} isCurrent={here === pods || here.startsWith(`${pods}/`)}>
          {t('frame.pods')}
        </Item>
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
            <Anchor href={links.login({ next: `${pathname}${search}` })} className={placeClasses}>
              <ItemIcon icon={LogIn} />
              {t('frame.logIn')}
            </Anchor>
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
