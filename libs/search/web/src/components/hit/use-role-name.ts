import { personRoles } from '@upround/shared/domain';
import { useSearchMessages } from '../../messages/catalogue';

/** The name of a person's role, or undefined if it is missing or unknown to this version. */
export function useRoleName(): (role: unknown) => string | undefined {
  const t = useSearchMessages();
  return (role) => {
    const known = personRoles.find((each) => each === role);
    return known && t(`hit.roles.${known}`);
  };
}
