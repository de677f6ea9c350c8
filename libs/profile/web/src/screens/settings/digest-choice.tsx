import { digestRhythms, type Settings, type SettingsChange } from '@upround/profile/contract';
import { SegmentedControl, SettingRow } from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';
import { SaveNote } from './save-note';
import type { SavingState } from './use-settings';

export interface DigestChoiceProps {
  settings: Settings;
  state: SavingState;
  onChange: (change: SettingsChange) => void;
}

/** How often an email gathers what was not read. */
export function DigestChoice({ settings, state, onChange }: DigestChoiceProps) {
  const t = useSettingsText();
  return (
    <SettingRow
      title={t('notifications.digest')}
      hint={t('notifications.digestHint')}
      note={<SaveNote state={state} />}
      action={
        <SegmentedControl
          label={t('notifications.digest')}
          className="self-center"
          value={settings.emailDigest}
          onChange={(emailDigest) => onChange({ emailDigest })}
          options={digestRhythms.map((rhythm) => ({ value: rhythm, label: t(`rhythm.${rhythm}`) }))}
        />
      }
    />
  );
}
