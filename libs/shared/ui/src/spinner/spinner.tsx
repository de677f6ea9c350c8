/** A turning arc in the colour of the text around it. Only for use inside a busy control. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className="animate-spin motion-reduce:animate-none"
    >
      <circle cx="8" cy="8" r="6.25" opacity="0.28" />
      <path d="M8 1.75A6.25 6.25 0 0 1 14.25 8" />
    </svg>
  );
}
