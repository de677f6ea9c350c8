import { personRoles } from '@upround/shared/domain';
import { useSearchMessages } from '../../messages/catalogue';

/** The word for what a person does here, or undefined where it is not said or not known to this version. */
export function useRoleName(): (form: string | null) => string | undefined {
  const t = useSearchMessages();
  return (form) => {
    const role = personRoles.find((known) => known === form);
    return role && t(`hit.roles.${role}`);
  };
}
