import { FileText, Heart, Image, MessageCircle, Settings, UserRound } from 'lucide-react';
import { links } from '@upround/shared/links';
import { ButtonLink, ICON_STROKE, SettingRow, SettingRows } from '@upround/shared/ui';
import { ExportRow } from './export-panel';
import { useSettingsText } from './messages/catalogue';
import { SettingsPart } from './settings-part';

const contents = [
  ['profile', UserRound],
  ['posts', FileText],
  ['messages', MessageCircle],
  ['votes', Heart],
  ['images', Image],
  ['settings', Settings],
] as const;

/** Exporting the member's data, and deleting the account. */
export function DataSection() {
  const t = useSettingsText();
  return (
    <SettingsPart title={t('section.data')} hint={t('intro.data')}>
      <SettingRows>
        <ExportRow />
        <SettingRow title={t('data.inside')} hint={t('data.insideHint')}>
          <ul className="flex flex-col gap-4 text-small">
            {contents.map(([name, PartIcon]) => (
              <li key={name} className="flex gap-3">
                <PartIcon
                  aria-hidden
                  size={20}
                  strokeWidth={ICON_STROKE}
                  className="shrink-0 text-muted"
                />
                <span className="min-w-0">
                  <span className="block font-medium">{t(`data.contents.${name}`)}</span>
                  <span className="text-muted">{t(`data.contents.${name}Hint`)}</span>
                </span>
              </li>
            ))}
          </ul>
        </SettingRow>
        <SettingRow
          title={t('data.policy')}
          hint={t('data.policyHint')}
          action={
            <ButtonLink href={links.privacyPolicy()} className="self-center">
              {t('data.policyLink')}
            </ButtonLink>
          }
        />
        <SettingRow
          title={t('data.deletion')}
          hint={t('data.deletionHint')}
          tone="danger"
          action={
            <ButtonLink href={links.deleteAccount()} className="self-center">
              {t('data.deletionLink')}
            </ButtonLink>
          }
        />
      </SettingRows>
    </SettingsPart>
  );
}
