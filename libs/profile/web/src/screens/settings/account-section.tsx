import type { SettingsChange } from '@upround/profile/contract';
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
        {/* After the time zone, so that its field does not push them down; the plan comes last, since it is read late. */}
        {!isPending && <Elsewhere />}
        {!isPending && (
          <SettingRow title={t('account.plan')} hint={t('account.planHint')}>
            <PlanSlot.Slot />
          </SettingRow>
        )}
      </SettingRows>
    </SettingsPart>
  );
}

/** What belongs to an account and has a section of its own. */
function Elsewhere() {
  const t = useSettingsText();
  const { user } = useSession();
  return (
    <>
      {user !== null && (
        <SettingRow
          title={t('account.url')}
          hint={t('account.urlHint')}
          action={
            <ButtonLink href={links.settings({ section: 'profile' })}>
              {t('account.changeUrl')}
            </ButtonLink>
          }
        >
          <span className="wrap-anywhere">{links.user(user.slug)}</span>
        </SettingRow>
      )}
      <SettingRow
        title={t('section.sessions')}
        hint={t('account.sessionsHint')}
        action={
          <ButtonLink href={links.settings({ section: 'sessions' })}>
            {t('account.sessions')}
          </ButtonLink>
        }
      />
      <SettingRow
        title={t('section.data')}
        hint={t('intro.data')}
        action={
          <ButtonLink href={links.settings({ section: 'data' })}>{t('account.data')}</ButtonLink>
        }
      />
    </>
  );
}

/** The zone of the quiet hours: the same setting as under notifications. */
function TimeZoneRow() {
  const t = useSettingsText();
  const { change, state } = useChangeSettings();
  return (
    <SettingRow
      title={t('account.timeZone')}
      hint={t('account.timeZoneHint')}
      note={<SaveNote state={state} />}
    >
      <TimeZone onChange={change} />
    </SettingRow>
  );
}

function TimeZone({ onChange }: { onChange: (change: SettingsChange) => void }) {
  const t = useSettingsText();
  const query = useSettings();
  const { timeZone = ownZone() } = useI18nSettings();
  if (query.data === undefined) {
    return query.isError ? (
      <SectionError title={t('screen.error')} query={query} />
    ) : (
      <SkeletonGroup label={t('screen.loading')} className="flex flex-col gap-2">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-3 w-72 max-w-full" />
      </SkeletonGroup>
    );
  }
  const { quietHours } = query.data;
  if (quietHours !== null) {
    return (
      <TimeZoneField
        label={t('account.timeZone')}
        hideLabel
        value={quietHours.timeZone}
        onChange={(zone) => onChange({ quietHours: { ...quietHours, timeZone: zone } })}
      />
    );
  }
  return (
    <div className="flex flex-col gap-1">
      <p>
        {labelOf(timeZone)} <span className="figures text-muted">{offsetOf(timeZone)}</span>
      </p>
      <p className="text-small text-muted">{t('account.deviceZone')}</p>
    </div>
  );
}
