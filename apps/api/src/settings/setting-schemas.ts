import { BlockList, isIP } from 'node:net';
import * as z from 'zod/mini';

const LONGEST = 2_048;

/** Every setting is text from outside; an empty one counts as not set. */
export const textSetting = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST));

/** A TCP port; 0 lets the system choose. */
export const portSetting = z.string().check(
  z.trim(),
  z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, {
    error: 'must be a whole number from 0 to 65535',
  }),
);

/**
 * An address with one of some schemes.
 *
 * @param schemes as in `https:`
 */
export const urlSetting = (...schemes: string[]) =>
  textSetting.check(
    z.refine((value) => schemes.includes(URL.canParse(value) ? new URL(value).protocol : ''), {
      error: `must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    }),
  );

/** An origin: scheme and host, nothing behind. */
export const originSetting = textSetting.check(
  z.refine(
    (value) =>
      URL.canParse(value) &&
      /^https?:$/.test(new URL(value).protocol) &&
      new URL(value).origin === value,
    { error: 'must be an origin such as https://upround.example, without a path' },
  ),
);

/** Where to write to: a mail address or a page. */
export const contactSetting = textSetting.check(
  z.refine((value) => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+)$/.test(value), {
    error: 'must be a mailto: or https: address, such as mailto:security@upround.example',
  }),
);

/** A lower-case word that can be part of a path. */
export const slugSetting = textSetting.check(
  z.refine((value) => /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(value), {
    error: 'must be at most 40 lowercase letters, digits and hyphens',
  }),
);

/** A public key or id, as a service gives it out. */
export const wordSetting = textSetting.check(
  z.refine((value) => /^[\w-]{1,100}$/.test(value), {
    error: 'must be at most 100 letters, digits, hyphens and underscores',
  }),
);

/** A key of Ably: app and key id, a colon, the secret. */
export const ablyKeySetting = textSetting.check(
  z.refine((value) => /^[\w-]{1,50}\.[\w-]{1,50}:[\w-]{1,200}$/.test(value), {
    error: 'must be an Ably key, such as app.id:secret',
  }),
);

const SECRET_MIN = 32;

/** One secret, or `new,old` while they are changed. */
export const secretsSetting = textSetting.check(
  z.refine(
    (value) => {
      const parts = value.split(',').map((part) => part.trim());
      return parts.length <= 2 && parts.every((part) => part.length >= SECRET_MIN);
    },
    { error: `must be at least ${SECRET_MIN} characters, or two such secrets as new,old` },
  ),
);

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  if (!/^\d{1,3}$/.test(bits)) return false;
  return Number(bits) <= (version === 4 ? 32 : 128);
}

/** Addresses or networks, separated by commas. */
export const networksSetting = textSetting.check(
  z.refine((value) => value.split(',').every((part) => isNetwork(part.trim())), {
    error: 'must be addresses or networks such as 10.0.0.0/8, separated by commas',
  }),
);

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether only this machine can reach an address. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost') return true;
  const version = isIP(host);
  return version !== 0 && loopback.check(host, version === 4 ? 'ipv4' : 'ipv6');
}
