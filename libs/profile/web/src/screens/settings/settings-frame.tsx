import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  links,
  settingsSections,
  type RoutePattern,
  type SettingsSection,
} from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { classes, TopBar } from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';
import { SettingsNavigation } from './settings-navigation';

/** Sections that only some roles have. */
const staffSections: Partial<Record<SettingsSection, 'ADMIN' | 'MODERATOR'>> = {
  moderation: 'MODERATOR',
  approvals: 'MODERATOR',
  analytics: 'ADMIN',
  people: 'ADMIN',
  money: 'ADMIN',
  competitions: 'ADMIN',
  operations: 'ADMIN',
};

/** The sections that the member has. */
export function useSections(): SettingsSection[] {
  const { user } = useSession();
  return settingsSections.filter((name) => {
    const role = staffSections[name];
    if (role === undefined) return true;
    // Admins do what moderators do.
    return user?.roles.some((own) => own === role || own === 'ADMIN') === true;
  });
}

export interface SettingsFrameProps {
  pattern: RoutePattern;
  /** Title of the tab. */
  title: string;
  /** What the navigation marks. */
  current: SettingsSection | undefined;
  /** Phones show the list of the sections, and nothing of what is beside it. */
  isList?: boolean;
  /** Where the bar on phones leads back to. */
  back: { href: string; label: string };
  /** Above both columns. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The settings' title and navigation, with what is open beside them. */
export function SettingsFrame(props: SettingsFrameProps) {
  const { pattern, title, current, isList = false, back, notice, children } = props;
  const t = useSettingsText();
  const navigate = useNavigate();
  const sections = useSections();
  return (
    <Page
      pattern={pattern}
      title={title}
      heading={
        <span className={classes(!isList && 'sr-only medium:not-sr-only')}>
          {t('screen.title')}
        </span>
      }
      className="flex flex-col gap-4 px-4 pt-4 pb-10 medium:px-6"
    >
      {!isList && (
        <TopBar
          backLabel={back.label}
          onBack={() => void navigate(back.href)}
          className="-mx-4 -mt-8 medium:hidden"
        >
          {t('screen.title')}
        </TopBar>
      )}
      {notice}
      <div className="flex flex-col gap-6 medium:flex-row medium:gap-8 wide:gap-12">
        <SettingsNavigation sections={sections} current={current} isHiddenOnPhones={!isList} />
        <div className={classes('min-w-0 grow medium:-mt-11', isList && 'hidden medium:block')}>
          {children}
        </div>
      </div>
    </Page>
  );
}

/** To the list of the sections, where phones come from. */
export function useBackToSections() {
  const t = useSettingsText();
  return { href: links.settings(), label: t('screen.back') };
}
