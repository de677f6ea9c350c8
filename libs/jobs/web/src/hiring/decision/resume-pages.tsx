import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { PageSpace } from './page-space';

pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/** What applicants send is not trusted: nothing in it runs, and the page's policy allows no WebAssembly. */
const options = { isEvalSupported: false, enableXfa: false, useWasm: false };

/** A page is drawn when it is so near to being seen, in pixels. */
const NEAR = '800px';

interface ResumePagesProps {
  file: Blob;
  /** 1 for as wide as there is room. */
  zoom: number;
  /** In place of the pages, where they can't be drawn. */
  failed: ReactNode;
  label: string;
}

/** The pages of a PDF file below each other. Loaded with its library when a résumé is shown. */
export function ResumePages({ file, zoom, failed, label }: ResumePagesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [count, setCount] = useState(0);
  const [isLocked, setLocked] = useState(false);
  if (isLocked) return failed;
  return (
    <div
      ref={frame}
      role="region"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto rounded-surface border bg-surface-sunken focus-ring"
    >
      <Document
        file={file}
        options={options}
        externalLinkTarget="_blank"
        loading={<PageSpace />}
        error={failed}
        onPassword={() => setLocked(true)}
        onLoadSuccess={({ numPages }) => setCount(numPages)}
      >
        {width !== undefined &&
          Array.from({ length: count }, (_, index) => (
            <NearPage key={index} number={index + 1} width={Math.floor(width * zoom)} />
          ))}
      </Document>
    </div>
  );
}

/** Draws a page when it comes near; the first one at once. */
function NearPage({ number, width }: { number: number; width: number }) {
  const space = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(number === 1 || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || space.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(space.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={space} className="border-b last:border-b-0" style={{ width }}>
      {isNear ? <Page pageNumber={number} width={width} loading={<PageSpace />} /> : <PageSpace />}
    </div>
  );
}

/** The inner width of an element, followed as it changes; undefined until it is in the page. */
function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
