import { SettingRow, SettingRows, settingRowClasses, useColorMode } from '@upround/shared/ui';
import { ColorModeChoice } from './color-mode-choice';
import { useSettingsText } from './messages/catalogue';
import { SettingsPart } from './settings-part';
import { useMediaQuery } from './use-media-query';

/** What follows the device, and the query that says how the device is set. */
const followed = [
  ['motion', '(prefers-reduced-motion: reduce)'],
  ['contrast', '(prefers-contrast: more)'],
] as const;

/** Light, dark, or as the device says. Takes effect at once. */
export function AppearanceSection() {
  const t = useSettingsText();
  const [mode, setMode] = useColorMode();
  return (
    <SettingsPart title={t('section.appearance')} hint={t('intro.appearance')}>
      <SettingRows>
        <div className={settingRowClasses}>
          <ColorModeChoice value={mode} onChange={setMode} />
        </div>
        {followed.map(([name, media]) => (
          <SettingRow
            key={name}
            title={t(`appearance.${name}`)}
            hint={t(`appearance.${name}Hint`)}
            value={<FollowedState name={name} media={media} />}
          />
        ))}
      </SettingRows>
    </SettingsPart>
  );
}

function FollowedState({ name, media }: { name: 'motion' | 'contrast'; media: string }) {
  const t = useSettingsText();
  const isOn = useMediaQuery(media);
  return t(isOn ? `appearance.${name}On` : `appearance.${name}Off`);
}
