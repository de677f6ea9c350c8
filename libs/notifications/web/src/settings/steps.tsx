import { useNotificationsText } from '../messages/catalogue';

/** What only the person can do, in its order. */
export function Steps({ name }: { name: 'denied' | 'install' }) {
  const t = useNotificationsText();
  const steps =
    name === 'denied'
      ? [t('push.deniedSteps.open'), t('push.deniedSteps.allow'), t('push.deniedSteps.back')]
      : [t('push.installSteps.share'), t('push.installSteps.add'), t('push.installSteps.open')];
  return (
    <ol className="mt-1 flex list-decimal flex-col gap-1 pl-5">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
