import { messagePolicies } from '@upround/profile/contract';
import { links } from '@upround/shared/links';
import {
  ButtonLink,
  RadioGroup,
  SettingRow,
  settingRowClasses,
  SettingRows,
  Switch,
} from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';
import { SaveNote } from './save-note';
import { SettingsPart } from './settings-part';
import { useChangeSettings } from './use-settings';
import { WithSettings } from './with-settings';

/** Who may write to a person, and whether others see what they have read. Saved at once. */
export function MessagesSection() {
  const t = useSettingsText();
  const { change, state } = useChangeSettings();
  return (
    <SettingsPart
      title={t('section.messages')}
      hint={t('intro.messages')}
      note={<SaveNote state={state} />}
    >
      <WithSettings>
        {(settings) => (
          <SettingRows>
            <SettingRow title={t('messages.from')} hint={t('messages.fromHint')}>
              <RadioGroup
                legend={t('messages.from')}
                hideLabel
                className="-my-2"
                value={settings.messagesFrom}
                onChange={(messagesFrom) => change({ messagesFrom })}
                options={messagePolicies.map((policy) => ({
                  value: policy,
                  label: t(`policy.${policy}`),
                  hint: t(`policyHint.${policy}`),
                }))}
              />
            </SettingRow>
            <div className={settingRowClasses}>
              <ReadMarksSwitch
                checked={settings.readMarks}
                onChange={(readMarks) => change({ readMarks })}
              />
            </div>
            <SettingRow
              title={t('hidden.blocked')}
              hint={t('hidden.blockedHint')}
              action={
                <ButtonLink href={links.settings({ section: 'blocked' })} className="self-center">
                  {t('privacy.manage')}
                </ButtonLink>
              }
            />
          </SettingRows>
        )}
      </WithSettings>
    </SettingsPart>
  );
}

export interface ReadMarksSwitchProps {
  checked: boolean;
  /** While it isn't known yet. */
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether others see what a person has read. */
export function ReadMarksSwitch({ checked, disabled, onChange }: ReadMarksSwitchProps) {
  const t = useSettingsText();
  return (
    <Switch
      label={<span className="font-semibold">{t('messages.readMarks')}</span>}
      hint={t('messages.readMarksHint')}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
      className="-my-2"
    />
  );
}
