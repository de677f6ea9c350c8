export const en = {
  title: 'Pricing',
  heading: 'Choose a plan, or stay on Free',
  lead: 'Reading, writing, messages and jobs are free. A plan adds full essays and higher limits.',
  columns: 'Plans',
  choose: 'Choose {plan}',
  change: 'Change to {plan}',
  onFree: 'You’re on Free.',
  included: 'Included in your plan.',
  present: 'Your plan',
  manage: 'Manage your plan',
  signUp: 'Sign up for free',
  faq: {
    title: 'Before you choose',
    cancel: {
      question: 'Can I cancel any time?',
      answer:
        'Yes, in two clicks on your plans page. Your plan works until the end of the period you’ve paid for, and nothing more is debited.',
    },
    refund: {
      question: 'Can I get my money back?',
      answer:
        'Yes. Ask within seven days, and you get your first payment for a plan back in full. The same goes for a renewal, if you haven’t used the plan since. The <policy>refund policy</policy> has the details.',
    },
    upi: {
      question: 'How do I pay?',
      answer:
        'By UPI: scan a QR code, or open your UPI app. You approve a mandate once, and we notify you 24 hours before each renewal.',
    },
    invoice: {
      question: 'Do I get an invoice?',
      answer:
        'Yes. We email you a link to the GST invoice for each payment, which you can download as a PDF. All prices include GST.',
    },
    change: {
      question: 'Can I change my plan later?',
      answer:
        'Yes. A higher plan starts at once, and what’s left of your paid period comes off its price. A lower plan, or another period, starts when your paid period ends.',
    },
    pending: {
      question: 'What if my payment is stuck?',
      answer:
        'Pending doesn’t mean it failed, so don’t pay twice. Either we receive the money and your plan starts, or your bank returns it. We’ll notify you either way.',
    },
  },
} as const;
