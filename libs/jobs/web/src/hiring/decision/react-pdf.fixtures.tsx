import { createContext, useContext, useEffect, type ReactNode } from 'react';

/** The library that draws PDF files, in tests: there is no canvas to draw on. */
const PageCount = createContext(2);

interface DocumentProps {
  children: ReactNode;
  onLoadSuccess: (loaded: { numPages: number }) => void;
}

export function Document({ children, onLoadSuccess }: DocumentProps) {
  const numPages = useContext(PageCount);
  useEffect(() => onLoadSuccess({ numPages }), [numPages, onLoadSuccess]);
  return children;
}

export function Page({ pageNumber }: { pageNumber: number }) {
  return (
    <p>
      Page {pageNumber} of {useContext(PageCount)}
    </p>
  );
}

export const pdfjs = { GlobalWorkerOptions: { workerSrc: '' } };
