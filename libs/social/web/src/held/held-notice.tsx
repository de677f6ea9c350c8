import type { HeldReason } from '@upround/shared/domain';
import { Notice } from '@upround/shared/ui';
import { useHeldText } from './messages/catalogue';

export interface HeldNoticeProps {
  reason: HeldReason;
  /** Who can see it meanwhile. */
  hint?: string;
  /** Reads it out: for what was just sent. */
  announce?: boolean;
}

/** Says why a text is held for review. Loaded when there's one. */
export function HeldNotice({ reason, hint, announce = false }: HeldNoticeProps) {
  const t = useHeldText();
  return (
    <Notice tone="warning" announce={announce}>
      {t(reason)} {hint}
    </Notice>
  );
}
