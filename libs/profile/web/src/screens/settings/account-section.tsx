import type { Settings, SettingsChange } from '@upround/profile/contract';
import { useI18nSettings } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { TimeZoneField, labelOf, offsetOf, ownZone } from '@upround/shared/time-zones';
import { ButtonLink, SettingRow, SettingRows, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { AccountSlot } from '../../account-slot';
import { PlanSlot } from '../../plan-slot';
import { useSettingsText } from './messages/catalogue';
import { SaveNote } from './save-note';
import { SectionError } from './section-error';
import { SettingsPart } from './settings-part';
import { useChangeSettings, useSettings } from './use-settings';

/** Login details, the time zone of quiet hours, and the member's plan. */
export function AccountSection() {
  const t = useSettingsText();
  const { isPending } = useSettings();
  return (
    <SettingsPart title={t('section.account')} hint={t('intro.account')}>
      <SettingRows>
        <AccountSlot.Slot />
        <TimeZoneRow />
        {/* After the time zone, so that its field does not push it down; the plan comes last, since it is read late. */}
        {!isPending && <UrlRow />}
        {!isPending && (
          <SettingRow title={t('account.plan')} hint={t('account.planHint')}>
            <PlanSlot.Slot />
          </SettingRow>
        )}
      </SettingRows>
    </SettingsPart>
  );
}

/** The URL of the profile, which is changed with the profile. */
function UrlRow() {
  const t = useSettingsText();
  const { user } = useSession();
  if (user === null) return null;
  return (
    <SettingRow
      title={t('account.url')}
      hint={t('account.urlHint')}
      value={<span className="wrap-anywhere">{links.user(user.slug)}</span>}
      action={
        <ButtonLink href={links.settings({ section: 'profile' })}>
          {t('account.changeUrl')}
        </ButtonLink>
      }
    />
  );
}

/** The zone of the quiet hours: the same setting as under notifications. */
function TimeZoneRow() {
  const t = useSettingsText();
  const query = useSettings();
  const { timeZone = ownZone() } = useI18nSettings();
  const { change, state } = useChangeSettings();
  const quietHours = query.data?.quietHours;
  // Without quiet hours the device decides, and there's nothing to choose.
  const isOfDevice = quietHours === null;
  return (
    <SettingRow
      title={t('account.timeZone')}
      hint={t(isOfDevice ? 'account.deviceZone' : 'account.timeZoneHint')}
      note={<SaveNote state={state} />}
      value={
        isOfDevice ? (
          <>
            {labelOf(timeZone)} <span className="text-muted figures">{offsetOf(timeZone)}</span>
          </>
        ) : undefined
      }
    >
      {isOfDevice ? undefined : (
        <TimeZone query={query} quietHours={quietHours} onChange={change} />
      )}
    </SettingRow>
  );
}

interface TimeZoneProps {
  query: ReturnType<typeof useSettings>;
  quietHours: NonNullable<Settings['quietHours']> | undefined;
  onChange: (change: SettingsChange) => void;
}

function TimeZone({ query, quietHours, onChange }: TimeZoneProps) {
  const t = useSettingsText();
  if (quietHours !== undefined) {
    return (
      <TimeZoneField
        label={t('account.timeZone')}
        hideLabel
        value={quietHours.timeZone}
        onChange={(zone) => onChange({ quietHours: { ...quietHours, timeZone: zone } })}
      />
    );
  }
  return query.isError ? (
    <SectionError title={t('screen.error')} query={query} />
  ) : (
    <SkeletonGroup label={t('screen.loading')}>
      <Skeleton className="h-4 w-40" />
    </SkeletonGroup>
  );
}
