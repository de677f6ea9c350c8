import { useQueryClient } from '@tanstack/react-query';
import {
  decideApproval,
  listApprovals,
  type Approval,
  type ApprovalSourceText,
} from '@upround/moderation/contract';
import { api } from '@upround/shared/api-client';
import { pagesKeyOf } from '@upround/shared/query';
import { ReasonDialog, type Asked } from '../people/reason-dialog';
import { useApprovalsText } from './messages/catalogue';

/** A decision that is about to be made. */
export interface Decision {
  item: Approval;
  source: ApprovalSourceText;
  isApproved: boolean;
}

interface DecisionDialogProps {
  decision: Decision;
  onClose: () => void;
  /** After the list was read again. */
  onDecided: () => void;
}

/** Asks for the reason of a decision, and makes it. The list is read again in any case: someone may have been faster. */
export function DecisionDialog({ decision, onClose, onDecided }: DecisionDialogProps) {
  const t = useApprovalsText();
  const client = useQueryClient();
  const { item, source, isApproved } = decision;
  const { label, done } = isApproved ? source.approve : source.decline;
  const readAgain = () => client.invalidateQueries({ queryKey: pagesKeyOf(listApprovals) });
  const asked: Asked = {
    title: t('decide.title', { act: label, title: item.title }),
    confirm: label,
    isOptional: !source.isReasonRequired,
    failed: t('decide.failed'),
    act: async (reason) => {
      const body = { kind: item.kind, isApproved, ...(reason !== '' && { reason }) };
      try {
        await api.call(decideApproval, { params: { id: item.id }, body });
      } catch (error) {
        void readAgain();
        throw error;
      }
      void readAgain().then(onDecided);
      return done;
    },
  };
  return <ReasonDialog asked={asked} onClose={onClose} />;
}
