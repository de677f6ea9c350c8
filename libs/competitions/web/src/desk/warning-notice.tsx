import { Notice } from '@upround/shared/ui';

/** Shows the warnings before an action of the organiser, each in a paragraph; nothing where there are none. */
export function WarningNotice({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning">
      <div className="flex flex-col gap-2">
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </div>
    </Notice>
  );
}
