import { digestRhythms, type Settings, type SettingsChange } from '@upround/profile/contract';
import { RadioGroup } from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';

export interface DigestChoiceProps {
  settings: Settings;
  onChange: (change: SettingsChange) => void;
}

/** How often an e-mail gathers what was not read. */
export function DigestChoice({ settings, onChange }: DigestChoiceProps) {
  const t = useSettingsText();
  return (
    <RadioGroup
      legend={t('notifications.digest')}
      hint={t('notifications.digestHint')}
      value={settings.emailDigest}
      onChange={(emailDigest) => onChange({ emailDigest })}
      options={digestRhythms.map((rhythm) => ({ value: rhythm, label: t(`rhythm.${rhythm}`) }))}
    />
  );
}
