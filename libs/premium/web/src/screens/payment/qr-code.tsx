import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  text: string;
  /** Its accessible name. */
  label: string;
}

/** Modules around the code, by which readers find it. */
const QUIET = 4;

/** A QR code, dark on white in every theme, since that is what phones read. */
export function QrCode({ text, label }: QrCodeProps) {
  return (
    <QRCodeSVG
      value={text}
      role="img"
      aria-label={label}
      marginSize={QUIET}
      level="M"
      className="h-auto w-full"
    />
  );
}
