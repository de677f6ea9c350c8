import { useQuery } from '@tanstack/react-query';
import { podQuery } from '../../pods/pod-queries';
import { useComposerText } from '../messages/catalogue';

/** The rules of the draft's pod. */
export function PodRules({ slug, name }: { slug: string; name: string }) {
  const t = useComposerText();
  const rules = useQuery(podQuery(slug)).data?.rules ?? [];
  if (rules.length === 0) return null;
  return (
    <section
      aria-label={t('compose.rules', { pod: name })}
      className="border-l-2 border-medium pl-3 text-small text-muted"
    >
      <p className="font-medium text-text">{t('compose.rules', { pod: name })}</p>
      <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-4">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
