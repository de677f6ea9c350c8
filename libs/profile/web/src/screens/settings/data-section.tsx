import { Check } from 'lucide-react';
import { links } from '@upround/shared/links';
import { ButtonLink, ICON_STROKE, SettingRow, SettingRows } from '@upround/shared/ui';
import { ExportPanel } from './export-panel';
import { useSettingsText } from './messages/catalogue';
import { SettingsPart } from './settings-part';

const contents = ['profile', 'posts', 'messages', 'votes', 'images', 'settings'] as const;

/** Exporting the member's data, and deleting the account. */
export function DataSection() {
  const t = useSettingsText();
  return (
    <SettingsPart title={t('section.data')} hint={t('intro.data')}>
      <SettingRows>
        <SettingRow title={t('data.export')} hint={t('data.exportHint')}>
          <ul className="mb-4 grid gap-2 text-small small:grid-cols-2">
            {contents.map((name) => (
              <li key={name} className="flex gap-2">
                <Check
                  aria-hidden
                  size={16}
                  strokeWidth={ICON_STROKE}
                  className="mt-0.5 shrink-0 text-success-text"
                />
                {t(`data.contents.${name}`)}
              </li>
            ))}
          </ul>
          <ExportPanel />
        </SettingRow>
        <SettingRow
          title={t('data.deletion')}
          hint={t('data.deletionHint')}
          tone="danger"
          action={<ButtonLink href={links.deleteAccount()}>{t('data.deletionLink')}</ButtonLink>}
        />
      </SettingRows>
    </SettingsPart>
  );
}
