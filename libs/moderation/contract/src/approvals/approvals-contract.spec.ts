import { listApprovals } from './approval.calls';
import { approvalFixtures, approvalKindFixtures } from './approval.fixtures';
import { approvalDecisionSchema, approvalLimits } from './approval.schema';

const decision = { kind: 'TRACKER_OUTDATED', isApproved: true, reason: 'Checked.' };

describe('the calls about approvals', () => {
  it('have answers that go over the wire unchanged', () => {
    const answer = {
      data: [...approvalFixtures],
      nextSegment: null,
      kinds: [...approvalKindFixtures],
    };
    expect(listApprovals.response.parse(answer)).toEqual(answer);
  });

  it.each([
    ['a kind with other letters', { ...decision, kind: "tracker'" }],
    ['a long kind', { ...decision, kind: 'A'.repeat(approvalLimits.kind + 1) }],
    ['a long reason', { ...decision, reason: 'a'.repeat(approvalLimits.reason + 1) }],
    ['no outcome', { kind: decision.kind, reason: decision.reason }],
    ['an unknown name', { ...decision, by: 'me' }],
  ])('refuse %s', (_what, body) => {
    expect(approvalDecisionSchema.safeParse(body).success).toBe(false);
  });

  it('take a decision without a reason', () => {
    const { reason: _, ...without } = decision;
    expect(approvalDecisionSchema.safeParse(without).success).toBe(true);
  });
});
