import { Monitor, Moon, Sun } from 'lucide-react';
import { SegmentedControl, useColorMode, VisuallyHidden } from '@upround/shared/ui';
import { useAccountText } from '../messages/catalogue';

const looks = [
  ['system', Monitor],
  ['light', Sun],
  ['dark', Moon],
] as const;

/** The colour mode as three signs, which are known from every device; their names are read out. */
export function AppearanceChoice() {
  const t = useAccountText();
  const [mode, setMode] = useColorMode();
  return (
    <SegmentedControl
      label={t('menu.appearance')}
      value={mode}
      onChange={setMode}
      options={looks.map(([value, icon]) => ({
        value,
        icon,
        label: <VisuallyHidden>{t(`menu.${value}`)}</VisuallyHidden>,
      }))}
    />
  );
}
