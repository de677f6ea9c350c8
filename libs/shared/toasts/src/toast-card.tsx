import { Button, ButtonLink, IconButton, ICON_STROKE } from '@upround/shared/ui';
import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useToastText } from './messages/catalogue';
import type { QueuedToast, ToastType } from './toast-queue';
import { useCountdown } from './use-countdown';

const icons = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
  default: Bell,
};

const tones: Record<ToastType, string> = {
  success: 'text-success',
  info: 'text-info',
  warning: 'text-warning',
  error: 'text-danger',
  default: 'text-muted',
};

/** A toast. It closes after its time, which is paused while it is hovered or has focus. */
export function ToastCard({ toast, close }: { toast: QueuedToast; close: () => void }) {
  const t = useToastText();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(toast.duration, !(toast.pauseOnHover && hovered) && !focused, close);
  const IconPart = icons[toast.type];
  return (
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      className="flex w-full items-start gap-3 rounded-surface border bg-surface-raised py-2 pr-2 pl-4 text-text shadow-floating"
    >
      <IconPart
        aria-hidden
        size={20}
        strokeWidth={ICON_STROKE}
        className={`mt-1.5 shrink-0 ${tones[toast.type]}`}
      />
      <p className="min-w-0 grow py-1.5 text-small">
        <span className="sr-only">{t(`type.${toast.type}`)}: </span>
        {toast.text}
      </p>
      {toast.link && (
        <ButtonLink size="small" variant="quiet" href={toast.link.href} onClick={close}>
          {toast.link.label}
        </ButtonLink>
      )}
      {toast.undo && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            toast.undo?.();
            close();
          }}
        >
          {t('undo')}
        </Button>
      )}
      {toast.dismissible && (
        <IconButton icon={X} size="small" label={t('dismiss')} onClick={close} />
      )}
    </div>
  );
}
