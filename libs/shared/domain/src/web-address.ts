import * as z from 'zod/mini';
import { textLimits } from './text-limits';

/** An address that a browser may be sent to: http or https, a host with a dot, no password in it. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text)) return false;
  try {
    const { username, password } = new URL(text);
    return username === '' && password === '';
  } catch {
    return false;
  }
}

/** The address of a site of a person or a company. */
export const webAddressSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(textLimits.url),
    z.refine(isWebAddress, { error: 'Enter the full URL, such as https://example.com.' }),
  );
