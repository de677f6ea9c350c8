import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { useKitText } from '../messages/catalogue';
import { classes } from '../styling/classes';
import { ICON_STROKE } from '../styling/icon';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** A small button or a link. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** Reads it out when it appears: for what the reader did not ask for. */
  announce?: boolean;
  className?: string;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

const tones: Record<NoticeTone, string> = {
  info: 'bg-info-subtle text-info-text',
  success: 'bg-success-subtle text-success-text',
  warning: 'bg-warning-subtle text-warning-text',
  danger: 'bg-danger-subtle text-danger-text',
};

/** Something to know before going on, in the flow of the page. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, action, onDismiss, announce, className } = props;
  const t = useKitText();
  const IconPart = icons[tone];
  return (
    <div
      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={classes(
        'flex items-start gap-3 rounded-surface px-4 py-3',
        tones[tone],
        className,
      )}
    >
      <IconPart aria-hidden size={20} strokeWidth={ICON_STROKE} className="mt-0.5 shrink-0" />
      <span className="sr-only">{t(`notice.tone.${tone}`)}</span>
      <div className="flex min-w-0 grow flex-col gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-small text-text">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton
          icon={X}
          size="small"
          label={t('notice.dismiss')}
          onClick={onDismiss}
          className="-my-1 -mr-2"
        />
      )}
    </div>
  );
}
