import { useTrackingChoice } from '@upround/shared/analytics';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import {
  ButtonLink,
  SettingRow,
  SettingRows,
  settingRowClasses,
  Skeleton,
  Switch,
} from '@upround/shared/ui';
import type { Hiding } from './hidden-people';
import { useSettingsText } from './messages/catalogue';
import { ReadMarksSwitch } from './messages-section';
import { SaveNote } from './save-note';
import { SectionError } from './section-error';
import { SettingsPart } from './settings-part';
import { useHiddenPeople } from './use-hidden-people';
import { useChangeSettings, useSettings } from './use-settings';

/** What others see and can do, each with the place where it is changed, and what is counted. Takes effect at once. */
export function PrivacySection() {
  const t = useSettingsText();
  const { change, state } = useChangeSettings();
  const { data } = useSettings();
  return (
    <SettingsPart
      title={t('section.privacy')}
      hint={t('intro.privacy')}
      note={<SaveNote state={state} />}
    >
      <SettingRows>
        <ProfileRow />
        <MessagesRow />
        <div className={settingRowClasses}>
          <ReadMarksSwitch
            checked={data?.readMarks ?? false}
            disabled={data === undefined}
            onChange={(readMarks) => change({ readMarks })}
          />
        </div>
        <HiddenPeopleRow />
        <TrackingRow />
      </SettingRows>
    </SettingsPart>
  );
}

function MessagesRow() {
  const t = useSettingsText();
  const query = useSettings();
  return (
    <SettingRow
      title={t('messages.from')}
      hint={t('messages.fromHint')}
      action={
        <ButtonLink href={links.settings({ section: 'messages' })}>
          {t('privacy.change')}
        </ButtonLink>
      }
      value={
        query.data !== undefined ? (
          t(`policy.${query.data.messagesFrom}`)
        ) : query.isError ? (
          ''
        ) : (
          <Skeleton className="h-5 w-24" />
        )
      }
    >
      {query.isLoadingError ? <SectionError title={t('screen.error')} query={query} /> : undefined}
    </SettingRow>
  );
}

function ProfileRow() {
  const t = useSettingsText();
  const { user } = useSession();
  return (
    <SettingRow
      title={t('privacy.profile')}
      hint={t('privacy.profileHint')}
      action={
        user && <ButtonLink href={links.user(user.slug)}>{t('privacy.viewProfile')}</ButtonLink>
      }
      value={t('privacy.public')}
    />
  );
}

/** How many there are: at least so many where only the first page is known. */
function useCountText(hiding: Hiding): string {
  const t = useSettingsText();
  const { query, people } = useHiddenPeople(hiding);
  if (query.data === undefined) return '';
  const key = hiding === 'blocked' ? 'blockedCount' : 'mutedCount';
  return t(query.hasNextPage ? `privacy.${key}OrMore` : `privacy.${key}`, {
    count: people.length,
  });
}

function HiddenPeopleRow() {
  const t = useSettingsText();
  const blocked = useCountText('blocked');
  const muted = useCountText('muted');
  return (
    <SettingRow
      title={t('section.blocked')}
      hint={t('privacy.hiddenHint')}
      action={
        <ButtonLink href={links.settings({ section: 'blocked' })}>{t('privacy.manage')}</ButtonLink>
      }
      value={
        <>
          <span>{blocked}</span>
          {muted !== '' && <span className="dot">{muted}</span>}
        </>
      }
    />
  );
}

function TrackingRow() {
  const t = useSettingsText();
  const tracking = useTrackingChoice();
  const hint = t(tracking.isRefusedByBrowser ? 'privacy.trackingRefused' : 'privacy.trackingHint');
  return (
    <div className={settingRowClasses}>
      <Switch
        label={<span className="font-semibold">{t('privacy.tracking')}</span>}
        hint={`${hint} ${t('privacy.onThisDevice')}`}
        checked={tracking.isOn}
        disabled={tracking.isRefusedByBrowser}
        onChange={(event) => tracking.set(event.target.checked)}
        className="-my-2"
      />
    </div>
  );
}
