import { textLimits } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { profileLimits } from './profile-limits';

/** An address that a browser may be sent to: http or https, a host with a dot, nobody's password in it. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text)) return false;
  try {
    const { username, password } = new URL(text);
    return username === '' && password === '';
  } catch {
    return false;
  }
}

/** One link of a profile. */
export const profileLinkSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(textLimits.url),
    z.refine(isWebAddress, { error: 'Write the whole address, as in https://example.com.' }),
  );

/** A person's own site, company and the like. */
export const profileLinksSchema = z
  .array(profileLinkSchema)
  .check(z.maxLength(profileLimits.links));
