import { BlockDialog } from '../screens/user/block-dialog';

export interface BlockPersonProps {
  userId: string;
  displayName: string;
  onClose: () => void;
  onBlocked: () => void;
}

/** Asks whether a person should be blocked, for pages of other features. */
export function BlockPerson({ userId, displayName, onClose, onBlocked }: BlockPersonProps) {
  const profile = { id: userId, displayName };
  return <BlockDialog profile={profile} onClose={onClose} onBlocked={onBlocked} />;
}
