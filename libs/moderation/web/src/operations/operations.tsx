import { useSearchParams } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { NavTabs } from '@upround/shared/ui';
import { AuditLog } from '../audit/audit-log';
import { auditParameters } from '../audit/audit-filters';
import { Health } from './health/health';
import { useOperationsText } from './messages/catalogue';
import { Switches } from './switches/switches';
import { Tasks } from './tasks/tasks';

const parts = { health: Health, tasks: Tasks, switches: Switches, audit: AuditLog } as const;
type PartName = keyof typeof parts;
const names = Object.keys(parts) as PartName[];

const hrefOf = (part: PartName) => `${links.settings({ section: 'operations' })}&part=${part}`;

/** The part that the address names; one with filters of the audit log is of that. */
function usePart(): PartName {
  const [params] = useSearchParams();
  const given = params.get('part');
  const known = names.find((name) => name === given);
  if (known !== undefined) return known;
  return auditParameters.some((name) => params.has(name)) ? 'audit' : 'health';
}

/** For admins: how the server is, failed tasks, switches and the audit log. */
export function Operations() {
  const t = useOperationsText();
  const part = usePart();
  const Part = parts[part];
  return (
    <div className="flex flex-col gap-6">
      <NavTabs
        label={t('tabs.label')}
        tabs={names.map((name) => ({
          href: hrefOf(name),
          label: t(`tabs.${name}`),
          current: name === part,
        }))}
      />
      <Part />
    </div>
  );
}
