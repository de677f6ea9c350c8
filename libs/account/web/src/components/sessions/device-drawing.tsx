import { classes, ICON_STROKE } from '@upround/shared/ui';

const shapes = {
  laptop: (
    <>
      <rect x="9" y="11" width="30" height="20" rx="2.5" />
      <path d="M13 15h22v12H13z" fill="currentColor" stroke="none" opacity="0.3" />
      <path d="M5 34h38l-1.6 3.2H6.6z" />
    </>
  ),
  tablet: (
    <>
      <rect x="12" y="7" width="24" height="34" rx="3" />
      <path d="M15.5 11h17v23h-17z" fill="currentColor" stroke="none" opacity="0.3" />
      <path d="M22.5 37.5h3" />
    </>
  ),
  phone: (
    <>
      <rect x="15" y="6" width="18" height="36" rx="3.5" />
      <path d="M18 12h12v21H18z" fill="currentColor" stroke="none" opacity="0.3" />
      <path d="M22 9h4m-4 28.5h4" />
    </>
  ),
} as const;

function shapeOf(device: string): keyof typeof shapes {
  if (/ipad|tablet/i.test(device)) return 'tablet';
  return /android|iphone|ios/i.test(device) ? 'phone' : 'laptop';
}

interface DeviceDrawingProps {
  /** As the session says it: “Chrome on Android”. */
  device: string;
  /** It's the one at hand. */
  isCurrent: boolean;
}

/** A laptop, a tablet or a phone; the one at hand in the accent. */
export const DeviceDrawing = ({ device, isCurrent }: DeviceDrawingProps) => (
  <svg
    aria-hidden
    viewBox="0 0 48 48"
    fill="none"
    stroke="currentColor"
    strokeWidth={ICON_STROKE}
    className={classes(
      'size-12 shrink-0 rounded-control',
      isCurrent ? 'bg-accent-subtle text-accent-text' : 'bg-surface-active text-muted',
    )}
  >
    {shapes[shapeOf(device)]}
  </svg>
);
