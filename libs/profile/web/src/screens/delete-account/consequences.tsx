import { SettingsPart } from '../settings/settings-part';
import { useSettingsText } from '../settings/messages/catalogue';

const parts = [
  ['soon', ['gone', 'signedOut', 'unreachable', 'counted']],
  ['back', ['backHint']],
  ['later', ['erased', 'noReturn']],
  ['stays', ['threads']],
] as const;

/** What deleting does, in the order in which it happens: as the API does it. */
export function Consequences() {
  const t = useSettingsText();
  return (
    <div className="flex flex-col gap-5">
      {parts.map(([title, lines]) => (
        <SettingsPart key={title} title={t(`leave.${title}`)}>
          <ul className="-mt-2 flex max-w-measure list-disc flex-col gap-1.5 pl-5 marker:text-muted">
            {lines.map((line) => (
              <li key={line}>{t(`leave.${line}`)}</li>
            ))}
          </ul>
        </SettingsPart>
      ))}
    </div>
  );
}
