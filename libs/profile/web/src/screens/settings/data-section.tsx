import { links } from '@upround/shared/links';
import { ButtonLink } from '@upround/shared/ui';
import { ExportPanel } from './export-panel';
import { useSettingsText } from './messages/catalogue';
import { SettingsPart } from './settings-part';

/** A copy of one's data, and the way out. */
export function DataSection() {
  const t = useSettingsText();
  return (
    <SettingsPart title={t('section.data')} hint={t('intro.data')}>
      <div className="flex flex-col gap-8">
        <SettingsPart level={3} title={t('data.export')} hint={t('data.exportHint')}>
          <ExportPanel />
        </SettingsPart>
        <div className="border-t pt-6">
          <SettingsPart level={3} title={t('data.deletion')} hint={t('data.deletionHint')}>
            <ButtonLink href={links.deleteAccount()} className="self-start">
              {t('data.deletionLink')}
            </ButtonLink>
          </SettingsPart>
        </div>
      </div>
    </SettingsPart>
  );
}
