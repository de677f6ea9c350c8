import { Button } from '@upround/shared/ui';
import { useAccountText } from '../../messages/catalogue';

/** The same for every demo community; it guards nothing. */
const DEMO_PASSWORD = 'upround-demo';
const demoRoles = ['founder', 'investor', 'recruiter', 'admin'] as const;

export interface DemoAccountsProps {
  onPick: (account: { email: string; password: string }) => void;
}

/** The accounts that come with a demo community, to be filled in by a press. */
export function DemoAccounts({ onPick }: DemoAccountsProps) {
  const t = useAccountText();
  return (
    <section className="flex flex-col gap-3 rounded-surface bg-surface-sunken p-4">
      <h2 className="text-small font-semibold">{t('demo.title')}</h2>
      <p className="text-small text-muted">{t('demo.text')}</p>
      <ul className="flex flex-wrap gap-2">
        {demoRoles.map((role) => {
          const email = `${role}@upround.test`;
          return (
            <li key={role}>
              <Button
                size="small"
                aria-label={t('demo.fill', { role: t(`demo.${role}`), email })}
                onClick={() => onPick({ email, password: DEMO_PASSWORD })}
              >
                {t(`demo.${role}`)}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
