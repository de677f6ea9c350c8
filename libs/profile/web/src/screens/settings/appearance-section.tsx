import { colorModes, RadioGroup, useColorMode } from '@upround/shared/ui';
import { useProfileText } from '../../messages/catalogue';

/** Light, dark, or as the device says. Takes effect at once. */
export function AppearanceSection() {
  const t = useProfileText();
  const [mode, setMode] = useColorMode();
  return (
    <RadioGroup
      legend={t('settings.colorMode')}
      hint={t('settings.onThisDevice')}
      value={mode}
      onChange={setMode}
      options={colorModes.map((value) => ({
        value,
        label: t(`settings.${value}`),
        ...(value === 'system' && { hint: t('settings.systemHint') }),
      }))}
    />
  );
}
