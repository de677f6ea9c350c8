import type { Booking } from '@upround/mentor/contract';

/** What each dialog about a session takes. */
export interface SessionDialogProps {
  session: Booking;
  onClose: () => void;
  /** It's done; the text is read out. */
  onDone: (text: string) => void;
}

/** A dialog in which one can say why. */
export interface ReasonDialogProps extends SessionDialogProps {
  reason: string;
  onReason: (reason: string) => void;
}
