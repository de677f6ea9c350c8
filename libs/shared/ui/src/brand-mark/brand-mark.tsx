/** The sign of the product: a U whose one arm goes up. The name is shown beside it. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 32 32" className="shrink-0">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M9 10v7a6.5 6.5 0 0 0 13 0V8.5M17.5 12.5 22 8l4.5 4.5"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-accent"
      />
    </svg>
  );
}
