import { personRoles } from '@upround/shared/domain';
import { useSearchMessages } from '../../messages/catalogue';

/** The word for what a person does here, or undefined where it is not said or not known to this version. */
export function useRoleName(): (role: unknown) => string | undefined {
  const t = useSearchMessages();
  return (role) => {
    const known = personRoles.find((each) => each === role);
    return known && t(`hit.roles.${known}`);
  };
}
