import type { ModerationCase } from '@upround/moderation/contract';
import { Badge, Checkbox, classes, Time, VisuallyHidden } from '@upround/shared/ui';
import { Face } from '../terms/face';
import { useTermsText } from '../terms/messages/catalogue';
import { recordName } from '../terms/record-name';
import { useQueueText } from './messages/catalogue';

interface CaseRowProps {
  item: ModerationCase;
  isOpen: boolean;
  isChosen: boolean;
  onOpen: () => void;
  onChoose: (isChosen: boolean) => void;
}

/** A case in the queue: what was reported, why, how often and since when. */
export function CaseRow({ item, isOpen, isChosen, onOpen, onChoose }: CaseRowProps) {
  const t = useQueueText();
  const terms = useTermsText();
  const { kind, referenceType, title, text, author, categories, reportCount, assignee } = item;
  const [first] = categories;
  const what = title || text || t('row.noText');
  return (
    <li
      data-case={item.id}
      tabIndex={-1}
      className={classes(
        'flex items-start gap-3 border-b px-4 py-3 focus-ring last:border-b-0',
        isOpen && 'bg-surface-active',
      )}
    >
      {kind !== 'APPEAL' && (
        // Cancels the gap before the checkbox's label, which is hidden.
        <span className="-mr-3">
          <Checkbox
            label={<VisuallyHidden>{t('row.choose', { what })}</VisuallyHidden>}
            checked={isChosen}
            disabled={item.mine}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </span>
      )}
      <button
        type="button"
        aria-current={isOpen ? 'true' : undefined}
        className="flex min-w-0 grow basis-0 flex-col gap-1.5 text-left focus-ring"
        onClick={onOpen}
      >
        <span className="flex w-full items-center gap-2">
          <Face person={author} size={32} />
          <span className="min-w-0 grow truncate text-small font-semibold">
            {author === null ? t('row.noAuthor') : author.displayName}
          </span>
          <span className="shrink-0 text-caption text-muted">
            <Time value={item.at} form="short" />
          </span>
        </span>
        <span className="line-clamp-2 text-small wrap-anywhere">{what}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-0.5">
          <Badge tone={kind === 'APPEAL' ? 'info' : first === 'ILLEGAL' ? 'danger' : 'warning'}>
            {item.heldReason
              ? t(`held.${item.heldReason}`)
              : kind === 'APPEAL' || first === undefined
                ? t('row.appeal')
                : terms(`category.${first}`)}
          </Badge>
          <span className="text-caption text-muted">
            {recordName(referenceType)}
            {kind === 'REPORTS' && <> · {t('row.reports', { count: reportCount })}</>}
          </span>
        </span>
        {(assignee !== null || item.mine) && (
          <span className="line-clamp-2 text-caption text-muted wrap-anywhere">
            {assignee !== null && t('row.assigned', { name: assignee.displayName })}
            {assignee !== null && item.mine && ' · '}
            {item.mine && t('row.mine')}
          </span>
        )}
      </button>
    </li>
  );
}
