import { colorModes, RadioGroup, useColorMode } from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';
import { SettingsPart } from './settings-part';

/** Light, dark, or as the device says. Takes effect at once. */
export function AppearanceSection() {
  const t = useSettingsText();
  const [mode, setMode] = useColorMode();
  return (
    <SettingsPart title={t('section.appearance')} hint={t('intro.appearance')}>
      <RadioGroup
        legend={t('appearance.colorMode')}
        hint={t('appearance.onThisDevice')}
        value={mode}
        onChange={setMode}
        options={colorModes.map((value) => ({
          value,
          label: t(`appearance.${value}`),
          ...(value === 'system' && { hint: t('appearance.systemHint') }),
        }))}
      />
    </SettingsPart>
  );
}
