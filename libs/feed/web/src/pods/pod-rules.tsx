/** What a pod asks of its members. */
export function PodRules({ rules }: { rules: readonly string[] }) {
  return (
    <ol className="flex list-decimal flex-col gap-1 pl-5 text-small marker:text-muted">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
  );
}
