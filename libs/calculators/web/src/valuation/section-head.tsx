interface SectionHeadProps {
  /** By which the section is labelled. */
  id: string;
  title: string;
  lead: string;
}

/** Heading of a part of the page, and what it is for. */
export const SectionHead = ({ id, title, lead }: SectionHeadProps) => (
  <>
    <h2 id={id} className="text-title font-semibold">
      {title}
    </h2>
    <p className="mt-1 mb-6 max-w-measure text-muted">{lead}</p>
  </>
);
