import { useRef, useState, type ReactNode, type Ref } from 'react';
import type { ArticleSummary, Heading } from '@upround/news/contract';
import type { RoutePattern } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import {
  FoldedOutline,
  PageAside,
  ProgressBar,
  Prose,
  SideOutline,
  useIsWide,
} from '@upround/shared/ui';
import { useNewsText } from '../../messages/catalogue';
import { minutesLeft } from '../../model/reading-place';
import { BackBar } from '../back-bar';
import { OutsideLink } from '../outside-link';
import { CommentsSection } from '../comments-section';
import { TextCover } from '../text-cover';
import { Byline } from './byline';
import { MoreTexts } from './more-texts';
import { ReadNext } from './read-next';
import { TextActions } from './text-actions';
import { useReadingPlace } from './use-reading-place';

/** The outline of a text that is not open: always the same, so that nothing is drawn again for it. */
const NO_PARTS: readonly Heading[] = [];

const kinds = { ARTICLE: 'reading.article', ESSAY: 'reading.essay' } as const;

/** Where a preview ends, its last lines fade. */
const FADE = { maskImage: 'linear-gradient(to top, transparent, black 8rem)' };

interface ReadingPageProps {
  pattern: RoutePattern;
  /** Where the list of such texts is. */
  home: string;
  type: 'ARTICLE' | 'ESSAY';
  text: ArticleSummary & { outline: readonly Heading[] };
  /** What can be read of it, as Markdown. */
  body: string;
  /** The address of the page. */
  path: string;
  /**
   * Where the rest is not open: what opens it, the short way there beside the page, what it covers, and what to read
   * instead. Then it has no outline.
   */
  locked?: { offer: ReactNode; way: ReactNode; covers: ReactNode; after: ReactNode } | undefined;
}

/** A text of our own, to be read from beginning to end: its parts beside it, how far one is, notes, comments, print. */
export function ReadingPage(props: ReadingPageProps) {
  const { type, text, locked } = props;
  const t = useNewsText();
  const [head, setHead] = useState<Element | null>(null);
  const column = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  const outline = locked === undefined ? text.outline : NO_PARTS;
  const { share, part } = useReadingPlace(column, outline);
  return (
    <Page pattern={props.pattern} title={text.title} hideHeading>
      <div className="relative">
        <BackBar home={props.home} heading={head} kind={t(kinds[type])}>
          {text.title}
        </BackBar>
        {locked === undefined && <ReadingLine share={share} />}
        <article
          aria-label={text.title}
          className="mx-auto flex max-w-content flex-col gap-5 px-4 pt-6 pb-6 medium:px-6 print:max-w-none print:p-0"
        >
          <TextHead text={text} headRef={setHead} extent={locked && t('essays.locked')} />
          {outline.length > 0 && (
            <FoldedOutline label={t('reading.outline')} parts={outline} current={part} />
          )}
          <div ref={column} className="pt-2" style={locked && FADE}>
            <Prose isLong text={props.body} anchors={text.outline} OutsideLink={OutsideLink} />
          </div>
          {locked?.offer}
          {!isWide && locked?.covers}
          {locked?.after}
          <div className="border-t pt-1 print:hidden">
            <TextActions text={text} type={type} path={props.path} />
          </div>
        </article>
        {locked === undefined && <ReadNext id={text.id} type={type} />}
        <CommentsSection
          title={text.title}
          reference={{ referenceType: type, referenceId: text.id }}
          count={text.commentCount}
        />
        <PageAside label={t('reading.aside')}>
          <div className="flex flex-col gap-4">
            {isWide && locked?.way}
            {isWide && locked?.covers}
            {outline.length > 0 && (
              <div>
                <SideOutline label={t('reading.outline')} parts={outline} current={part} />
                <Progress share={share} minutes={text.readingMinutes} />
              </div>
            )}
            {isWide && <MoreTexts id={text.id} type={type} skipsNext={locked === undefined} />}
          </div>
        </PageAside>
      </div>
    </Page>
  );
}

interface TextHeadProps extends Pick<ReadingPageProps, 'text'> {
  /** Given the line with the title. */
  headRef: Ref<HTMLParagraphElement>;
  extent: string | undefined;
}

/** The title of a text, what it is about, who wrote it, and its art. */
function TextHead({ text, headRef, extent }: TextHeadProps) {
  return (
    <header className="flex flex-col gap-3">
      <p ref={headRef} aria-hidden="true" className="text-display font-semibold text-balance">
        {text.title}
      </p>
      <p className="text-body text-muted text-pretty small:text-title">{text.summary}</p>
      <Byline text={text} extent={extent} />
      <TextCover slug={text.slug} className="mt-2 aspect-2/1 w-full" />
    </header>
  );
}

/** How far one has come, beside the parts. */
function Progress({ share, minutes }: { share: number; minutes: number }) {
  const t = useNewsText();
  const text =
    share === 1 ? t('reading.finished') : t('reading.left', { count: minutesLeft(minutes, share) });
  // An empty bar looks broken; its room is held.
  if (share === 0) return <div className="mt-4 h-8.5" />;
  return (
    <div className="mt-4">
      <ProgressBar label={t('reading.progress')} value={Math.round(share * 100)} valueText={text} />
      <p className="mt-2 text-small text-muted figures">{text}</p>
    </div>
  );
}

/** Reading progress, as a line under the bar. Screen readers get the same from the text. */
function ReadingLine({ share }: { share: number }) {
  return (
    <div
      aria-hidden="true"
      className="sticky top-[calc(var(--frame-top)+3rem)] z-20 -mt-0.5 h-0.5 print:hidden"
    >
      <div className="h-full origin-left bg-accent" style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
