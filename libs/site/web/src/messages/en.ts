export const en = {
  documents: {
    updated: 'Last updated <date></date>',
    contents: 'On this page',
    home: 'Go to the feed',
    more: 'More pages',
    titles: {
      about: 'About Upround',
      communityGuidelines: 'Community guidelines',
      terms: 'Terms of use',
      privacyPolicy: 'Privacy policy',
      refundPolicy: 'Refund policy',
      shippingAndDelivery: 'Shipping and delivery',
      support: 'Support',
      contactUs: 'Contact us',
      download: 'Upround on your device',
    },
  },
  feedback: {
    title: 'Feedback',
    lead: 'Tell us what works, what does not, and what is missing. People read it, and you get a receipt.',
    kind: {
      legend: 'What is it about?',
      IDEA: { label: 'Idea', hint: 'Something that is missing or could be better' },
      PROBLEM: { label: 'Problem', hint: 'Something that does not work as it should' },
      PRAISE: { label: 'Praise', hint: 'Something that we should not break' },
      OTHER: { label: 'Something else', hint: 'A question, your data, anything' },
    },
    text: {
      label: 'What would you like to tell us?',
      hint: 'For a problem: what you did, what you expected, what happened.',
    },
    email: {
      label: 'E-mail address',
      hint: 'Only if you would like an answer.',
    },
    page: {
      label: 'Page',
      hint: 'The address of the page that it is about, such as {example}.',
    },
    send: 'Send feedback',
    draft: {
      saved: 'Draft kept on this device',
      discard: 'Discard draft',
    },
    errors: {
      kind: 'Choose what it is about.',
      textMissing: 'Write a few words first.',
      textLong: 'This is longer than {limit} characters. Shorten it, or send it in two parts.',
      textUnreadable:
        'There is a character in this text that cannot be stored. Retype the last part.',
      email: 'Write an address such as name@example.com, or leave this empty.',
      page: 'Write an address on this site, such as {example}, or leave this empty.',
    },
    failed: {
      title: 'Your feedback was not sent',
      message: '{reason} What you wrote is still here.',
    },
    receipt: {
      title: 'Thank you, it has arrived',
      number: 'Receipt',
      at: 'Received',
      keep: 'Keep the receipt number if you want to ask about it later.',
      again: 'Send something else',
      home: 'Go to the feed',
    },
  },
  notFound: {
    title: 'Page Not Found',
    message: 'Page not found: {path}',
    hint: 'The address may have a typing error, or what stood here was removed.',
    where:
      'Posts are in the feed, sorted by topic in the pods. For anything else see <support>Support</support>, or <feedback>tell us about a broken link</feedback>.',
    home: 'Go to the feed',
  },
} as const;
