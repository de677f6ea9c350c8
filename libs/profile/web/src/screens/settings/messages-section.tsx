import { messagePolicies } from '@upround/profile/contract';
import { RadioGroup, Switch } from '@upround/shared/ui';
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
          <div className="flex flex-col gap-6">
            <RadioGroup
              legend={t('messages.from')}
              hint={t('messages.fromHint')}
              value={settings.messagesFrom}
              onChange={(messagesFrom) => change({ messagesFrom })}
              options={messagePolicies.map((policy) => ({
                value: policy,
                label: t(`policy.${policy}`),
                hint: t(`policyHint.${policy}`),
              }))}
            />
            <Switch
              label={t('messages.readMarks')}
              hint={t('messages.readMarksHint')}
              checked={settings.readMarks}
              onChange={(event) => change({ readMarks: event.target.checked })}
              className="border-t pt-4"
            />
          </div>
        )}
      </WithSettings>
    </SettingsPart>
  );
}
