import type { ReactNode } from 'react';

interface OfferPartProps {
  /** The hash that leads to it. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One part of the page under its heading. */
export const OfferPart = ({ id, title, children }: OfferPartProps) => (
  <section aria-labelledby={id} className="flex flex-col gap-5">
    <h2 id={id} className="scroll-mt-20 border-b pb-2 text-title font-semibold">
      {title}
    </h2>
    {children}
  </section>
);
