import { usePipelineText } from '../../messages/catalogue';
import type { ChosenFile } from './use-import';

/** What a file would add, or what is wrong with it, by line. */
export function ImportPreview({ chosen: { name, answer } }: { chosen: ChosenFile }) {
  const t = usePipelineText();
  const { added, known, problems } = answer;
  if (problems.length === 0) {
    return (
      <div className="rounded-surface border px-4 py-3 text-small">
        <p className="text-muted wrap-anywhere">{name}</p>
        <p className="mt-1 text-body font-semibold">{t('import.added', { count: added })}</p>
        {known > 0 && <p className="mt-1 text-muted">{t('import.known', { count: known })}</p>}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2 text-small">
      <p className="text-muted wrap-anywhere">{name}</p>
      <p className="font-semibold text-danger-text">
        {t('import.problems', { count: problems.length })}
      </p>
      {/* It scrolls, so it can be reached by keyboard. */}
      <div
        role="region"
        aria-label={t('import.list')}
        tabIndex={0}
        className="max-h-64 overflow-y-auto rounded-surface border focus-ring"
      >
        <table className="w-full text-left">
          <thead>
            <tr className="border-b text-caption text-muted">
              <th scope="col" className="w-16 px-3 py-2 font-medium">
                {t('import.line')}
              </th>
              <th scope="col" className="px-3 py-2 font-medium">
                {t('import.problem')}
              </th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ line, column, reason }, index) => (
              <tr key={index} className="border-b last:border-b-0">
                <td className="px-3 py-2 figures">{line}</td>
                <td className="px-3 py-2 wrap-anywhere">
                  {t('import.reason', { column, reason })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
