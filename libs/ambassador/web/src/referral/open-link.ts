import { openReferralLink } from '@upround/ambassador/contract';
import { api } from '@upround/shared/api-client';
import { deleteStoredCode, storeCode } from './stored-code';

const FIELD = 'ref';

/** As long as the server reads. */
const MOST = 32;

/** Counts that the link was opened, and learns who invites. */
async function count(code: string): Promise<void> {
  try {
    const { isKnown, displayName } = await api.call(openReferralLink, { body: { code } });
    if (isKnown) storeCode({ code, displayName: displayName ?? '', isTyped: false });
    else deleteStoredCode();
  } catch {
    // The code is still in the form, and counts from there.
  }
}

/**
 * Removes the code of a referral link from the address, saves it for the sign-up form, and counts that the link was
 * opened. It's called before anything is drawn, so that no page sees the address with the code. The page waits for nothing.
 */
export function openLinkInAddress(): void {
  const address = new URL(window.location.href);
  const code = (address.searchParams.get(FIELD) ?? '').trim();
  if (!address.searchParams.has(FIELD)) return;
  address.searchParams.delete(FIELD);
  const { pathname, search, hash } = address;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  if (code === '' || code.length > MOST) return;
  storeCode({ code, displayName: '', isTyped: false });
  void count(code);
}
