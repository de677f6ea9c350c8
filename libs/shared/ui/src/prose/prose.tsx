import { ArrowUpLeft } from 'lucide-react';
import Markdown, { astToJSX, parser, type MarkdownToJSX } from 'markdown-to-jsx/react';
import { createContext, memo, useContext, useMemo } from 'react';
import type { ComponentPropsWithoutRef, ComponentType, ReactNode } from 'react';
import { Anchor } from '../anchor/anchor';
import { Link } from '../link/link';
import { useKitText } from '../messages/catalogue';
import { classes } from '../styling/classes';
import { readingText } from '../styling/reading-text';
import { ICON_STROKE } from '../styling/icon';
import { markId, noteId, noteOfLink, splitNotes, type Note } from './notes';
import { nameTables, type TableName } from './table-names';

export interface ProseProps {
  /** Markdown. Raw HTML in it is shown as text. */
  text: string;
  /**
   * For text by members: pictures are replaced by their alternative texts, so that nothing is loaded, and headings
   * begin at the third level with ids of their own.
   */
  isForeign?: boolean;
  /** A text to read from beginning to end: a little larger. */
  isLong?: boolean;
  /**
   * The address behind a link of the text; without one the text is shown without a link. Links within the text
   * (`#part`) need no answer.
   */
  addressOf?: (href: string) => string | undefined;
  /** Shows links to other sites (`https://…`); without it their text is shown without a link. */
  OutsideLink?: ComponentType<{ href: string; inText: true; children: ReactNode }>;
  /** Ids of headings for links from outside; made from the heading's words by default. */
  anchors?: readonly { text: string; anchor: string }[];
}

// Marked as free of side effects, so that pages without prose don't load the parser.
/* @__NO_SIDE_EFFECTS__ */
const styled = (className: string) => ({ props: { className } });

const TableNameContext = /* @__PURE__ */ createContext<TableName | undefined>(undefined);

/** Wide tables are scrolled within their own frame, by keyboard too. */
function Table(props: ComponentPropsWithoutRef<'table'>) {
  const t = useKitText();
  const name = useContext(TableNameContext);
  return (
    <div
      role="region"
      aria-label={name === undefined ? t('prose.table') : t('prose.tableOf', { ...name })}
      tabIndex={0}
      className="my-5 overflow-x-auto rounded-[2px] focus-ring print:overflow-visible"
    >
      <table {...props} className="w-full border-collapse text-left text-small figures" />
    </div>
  );
}

const overrides = {
  table: Table,
  h2: styled(
    'mt-10 mb-3 scroll-mt-20 outline-hidden text-title font-semibold text-balance break-after-avoid',
  ),
  h3: styled(
    'mt-7 mb-2 scroll-mt-20 outline-hidden text-body font-semibold text-balance break-after-avoid',
  ),
  p: styled('my-4 [li>&]:my-2 [blockquote>&]:my-1'),
  ul: styled('my-4 list-disc space-y-2 pl-6 marker:text-muted'),
  ol: styled('my-4 list-decimal space-y-2 pl-6 marker:text-muted'),
  li: styled('pl-1'),
  strong: styled('font-semibold'),
  blockquote: styled('my-5 border-l-2 border-accent py-0.5 pl-4 figures break-inside-avoid'),
  code: styled('rounded-control bg-surface-sunken px-1 py-0.5 text-small'),
  hr: styled('my-8'),
  tr: styled('[tbody>&:last-child>td]:border-b-0 break-inside-avoid'),
  th: styled('border-b-2 py-2 pr-4 align-bottom font-medium last:pr-0'),
  td: styled('min-w-20 border-b py-2 pr-4 align-top last:pr-0'),
} satisfies MarkdownToJSX.Overrides;

/** For text by members: headings rank below those of the page, and pictures are not loaded. */
const foreignOverrides = (): MarkdownToJSX.Overrides => {
  const heading = { component: 'h3', ...overrides.h3 } as const;
  return { h1: heading, h2: heading, h3: heading, img: ({ alt }: { alt?: string }) => alt };
};

/**
 * A text in the type of the kit: headings, lists, tables, formulas, footnotes. It is parsed again only for
 * other props.
 */
export const Prose = /* @__PURE__ */ memo(function Prose(props: ProseProps) {
  const { text: markdown, isForeign = false, isLong = false, addressOf } = props;
  const { OutsideLink, anchors } = props;
  const { text, notes } = useMemo(() => splitNotes(markdown), [markdown]);
  const options = useMemo<MarkdownToJSX.Options>(() => {
    const anchorOf = new Map(anchors?.map((heading) => [heading.text, heading.anchor]));
    return {
      disableParsingRawHTML: true,
      disableAutoLink: true,
      slugify: (words, make) =>
        anchorOf.get(words) ?? (isForeign ? `text-${make(words)}` : make(words)),
      overrides: {
        ...overrides,
        ...(isForeign && foreignOverrides()),
        a: { component: TextLink, props: { addressOf, OutsideLink } },
      },
    };
  }, [addressOf, isForeign, OutsideLink, anchors]);
  const content = useMemo(() => {
    const nodes = parser(text, { ...options, forceBlock: true });
    const names = nameTables(nodes);
    return astToJSX(nodes, {
      ...options,
      wrapper: null,
      renderRule: (next, node, _children, { key }) => {
        const name = names.get(node);
        if (name === undefined) return next();
        return (
          <TableNameContext key={key} value={name}>
            {next()}
          </TableNameContext>
        );
      },
    });
  }, [text, options]);
  return (
    <div className={classes('wrap-anywhere [&>:first-child]:mt-0', isLong && readingText)}>
      {content}
      {notes.length > 0 && <Notes notes={notes} options={options} />}
    </div>
  );
});

type TextLinkProps = ComponentPropsWithoutRef<'a'> & Pick<ProseProps, 'addressOf' | 'OutsideLink'>;

function TextLink({ href = '', title, addressOf, OutsideLink, children }: TextLinkProps) {
  const t = useKitText();
  const note = noteOfLink(href);
  if (note !== undefined) {
    return (
      <sup className="leading-none">
        <Link
          id={title === undefined ? markId(note) : undefined}
          href={href}
          aria-label={t('prose.note', { name: note })}
          className="-m-1 scroll-mt-24 p-1"
        >
          {note}
        </Link>
      </sup>
    );
  }
  const address = href.startsWith('#') ? href : addressOf?.(href);
  if (address === undefined && OutsideLink !== undefined && href.startsWith('https://')) {
    return (
      <OutsideLink href={href} inText>
        {children}
      </OutsideLink>
    );
  }
  return address === undefined ? children : <Link href={address}>{children}</Link>;
}

function Notes({ notes, options }: { notes: readonly Note[]; options: MarkdownToJSX.Options }) {
  const t = useKitText();
  const inline = useMemo(() => ({ ...options, forceInline: true }), [options]);
  return (
    <section aria-label={t('prose.notes')} className="mt-10 border-t pt-4 text-small text-muted">
      <ol className="list-decimal space-y-3 pl-6">
        {notes.map(({ name, text }) => (
          <li
            key={name}
            id={noteId(name)}
            className="scroll-mt-20 pl-1 outline-hidden target:text-text focus:text-text"
          >
            <Markdown options={inline}>{text}</Markdown>{' '}
            <Anchor
              href={`#${markId(name)}`}
              aria-label={t('prose.back', { name })}
              className="inline-flex size-6 items-center justify-center rounded-control align-middle text-accent-text focus-ring hover:bg-surface-hover print:hidden"
            >
              <ArrowUpLeft aria-hidden size={16} strokeWidth={ICON_STROKE} />
            </Anchor>
          </li>
        ))}
      </ol>
    </section>
  );
}
