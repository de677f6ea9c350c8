/**
 * Passes the content security policy's nonce to the dialogs' scroll lock, which writes a style
 * element. It reads the nonce from this global.
 *
 * @param page the document whose `csp-nonce` element carries it
 */
export function shareStyleNonce(page: Document): void {
  const nonce = page.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
