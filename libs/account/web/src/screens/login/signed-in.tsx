import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { links } from '@upround/shared/links';
import {
  deletePendingAction,
  readPendingAction,
  type PendingAction,
  type SessionUser,
  type StoredAction,
} from '@upround/shared/session';
import { useGoToNext } from '../../model/use-go-to-next';
import { readWelcomeStep } from '../../model/welcome-progress';

/** The page does not wait longer for the call of a pending action. */
const SEND_TIMEOUT_MS = 3000;

interface SignedInProps {
  user: SessionUser;
  next: string;
  useSendPendingAction: () => (action: PendingAction) => Promise<boolean>;
}

/** Carries out what was pressed as a guest, then leads on: a new member to the first steps, others to `next`. */
export function SignedIn(props: SignedInProps) {
  const { user, next } = props;
  const [action] = useState(readPendingAction);
  const [isNew] = useState(() => readWelcomeStep(user.id) !== undefined);
  if (isNew || action?.path === next) return <CarryOut {...props} action={action} isNew={isNew} />;
  return <Navigate to={next} replace />;
}

interface CarryOutProps extends SignedInProps {
  action: StoredAction | undefined;
  isNew: boolean;
}

function CarryOut({ next, action, isNew, useSendPendingAction }: CarryOutProps) {
  const navigate = useNavigate();
  const goToNext = useGoToNext();
  const send = useSendPendingAction();
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void carryOut();
    async function carryOut() {
      if (action !== undefined && action.path === next) {
        const sent = send(action).then((isSent) => {
          if (isSent) deletePendingAction();
        });
        const timeout = new Promise<void>((go) => setTimeout(go, SEND_TIMEOUT_MS));
        await Promise.race([sent, timeout]);
      }
      const index = action?.index;
      if (isNew) {
        void navigate(links.login({ step: 'welcome', next }), { replace: true, state: { index } });
      } else goToNext(next, index);
    }
  });
  return null;
}
