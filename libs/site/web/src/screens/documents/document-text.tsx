import { Link } from '@upround/shared/ui';
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import type { ComponentPropsWithoutRef } from 'react';
import { addressOfLink } from './page-links';

function TextLink({ href = '', children }: ComponentPropsWithoutRef<'a'>) {
  const address = addressOfLink(href);
  return address === undefined ? children : <Link href={address}>{children}</Link>;
}

const styled = (className: string) => ({ props: { className } });

const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  disableAutoLink: true,
  forceBlock: true,
  overrides: {
    a: TextLink,
    table: styled(
      'my-4 w-full border-collapse text-left text-small [&_tr:last-child>td]:border-b-0',
    ),
    h2: styled('mt-10 mb-3 scroll-mt-20 text-title font-semibold text-balance'),
    p: styled('my-3'),
    ul: styled('my-3 list-disc space-y-2 pl-6 marker:text-muted'),
    ol: styled('my-3 list-decimal space-y-2 pl-6 marker:text-muted'),
    strong: styled('font-semibold'),
    code: styled('rounded-control bg-surface-sunken px-1 py-0.5 text-small'),
    th: styled('border-b-2 py-2 pr-4 font-medium'),
    td: styled('border-b py-2 pr-4 align-top'),
  },
};

/** Our own Markdown, in the type of the kit. Raw HTML in it is shown as text. */
export function DocumentText({ text }: { text: string }) {
  return <Markdown options={options}>{text}</Markdown>;
}
