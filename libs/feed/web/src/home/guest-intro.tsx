import { useState } from 'react';
import { lazyPart } from '@upround/shared/ui';
import { useFeedText } from '../messages/catalogue';

const GuestIntroParts = /* @__PURE__ */ lazyPart<{ onClose: () => void }>(
  () => import('./guest-intro-parts').then((module) => module.GuestIntroParts),
  () => <div className="h-26" />,
);

/** Written when the card is closed, and read by the HTML too. */
export const GUEST_INTRO_KEY = 'guest-intro';

function wasClosed(): boolean {
  try {
    return localStorage.getItem(GUEST_INTRO_KEY) !== null;
  } catch {
    return false;
  }
}

/** Explains the app to guests, in place of a member's composer. The room of what is loaded later is there from the start. */
export function GuestIntro() {
  const t = useFeedText();
  const [isClosed, setClosed] = useState(wasClosed);
  if (isClosed) return null;
  return (
    <div className="relative border-b px-4 medium:px-6 py-4">
      <p className="pr-10 font-semibold text-balance medium:text-title">{t('home.guest')}</p>
      <GuestIntroParts onClose={() => setClosed(true)} />
    </div>
  );
}
