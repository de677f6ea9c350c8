import type { Approval, ApprovalSourceText } from '@upround/moderation/contract';
import { links } from '@upround/shared/links';
import { Badge, Button, Link, MetaLine, Name, Time } from '@upround/shared/ui';
import { Face } from '../terms/face';
import { useApprovalsText } from './messages/catalogue';

interface ApprovalRowProps {
  item: Approval;
  /** Undefined for a kind that the page doesn't know yet. */
  source: ApprovalSourceText | undefined;
  onDecide: (isApproved: boolean) => void;
}

/** Something that waits: what it's about, who asked, and both decisions. */
export function ApprovalRow({ item, source, onDecide }: ApprovalRowProps) {
  const t = useApprovalsText();
  const { title, path, text, isOwn } = item;
  return (
    <li className="flex items-start gap-3 border-b p-4 last:border-b-0 medium:px-6">
      <Face person={item.askedBy} size={40} />
      <div className="flex min-w-0 grow flex-col gap-3 wide:flex-row wide:items-start wide:gap-6">
        <div className="flex min-w-0 grow flex-col gap-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 font-medium wrap-anywhere">
              {path === null ? (
                title
              ) : (
                <Link href={path} tone="text">
                  {title}
                </Link>
              )}
            </span>
            {source && <Badge>{source.label}</Badge>}
          </p>
          {text !== '' && (
            <p dir="auto" className="max-w-measure text-small wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          )}
          <Asked item={item} />
          {isOwn && <p className="text-small text-muted">{t('item.own')}</p>}
        </div>
        {!isOwn && source && <Decisions title={title} source={source} onDecide={onDecide} />}
      </div>
    </li>
  );
}

interface DecisionsProps extends Pick<ApprovalRowProps, 'onDecide'> {
  title: string;
  source: ApprovalSourceText;
}

/** Both decisions; on phones they take the width of the row. */
function Decisions({ title, source, onDecide }: DecisionsProps) {
  const t = useApprovalsText();
  return (
    <div className="flex shrink-0 flex-wrap gap-2 *:grow small:*:grow-0">
      {[false, true].map((isApproved) => {
        const { label } = isApproved ? source.approve : source.decline;
        return (
          <Button
            key={label}
            size="small"
            variant={isApproved ? 'secondary' : 'quiet'}
            aria-label={t('item.actLabel', { act: label, title })}
            onClick={() => onDecide(isApproved)}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}

/** Who asked, and when. */
function Asked({ item: { askedBy, at } }: Pick<ApprovalRowProps, 'item'>) {
  const t = useApprovalsText();
  const time = () => <Time value={at} />;
  if (askedBy === null) {
    return (
      <MetaLine>
        <span>{t.rich('item.byNoOne', { time })}</span>
      </MetaLine>
    );
  }
  const person = () => (
    <Link href={links.user(askedBy.slug)} tone="text">
      <Name>{askedBy.displayName}</Name>
    </Link>
  );
  return (
    <MetaLine>
      <span>{t.rich('item.by', { person, time })}</span>
    </MetaLine>
  );
}
