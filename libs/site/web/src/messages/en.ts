export const en = {
  documents: {
    updated: 'Last updated <date></date>',
    contents: 'On this page',
    more: 'More pages',
    aside: 'About this page',
    hints: {
      about: 'What you can do here, and how the feed is ordered.',
      support: 'Answers to the most common questions.',
      communityGuidelines: 'What’s allowed here, and what isn’t.',
      terms: 'What you agree to when you create an account.',
      privacyPolicy: 'What we store about you, and for how long.',
      contactUs: 'How to reach the people who run this site.',
      feedback: 'Ideas, problems and praise. A person reads them.',
    },
    titles: {
      feedback: 'Feedback',
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
  answers: {
    search: 'Search the answers',
    found: '{count, plural, =0 {No answers found} one {1 answer found} other {# answers found}}',
    none: 'No answer for “{words}”',
    noneHint: 'Try other words, or ask us. A person replies.',
    ask: 'Ask us',
    more: 'Didn’t find your answer?',
    moreHint: 'Write to us. A person reads it and replies.',
  },
  install: {
    title: 'Install Upround',
    hint: 'It opens in a window of its own, next to your apps.',
    action: 'Install',
    done: 'Upround is installed.',
    others: 'On your other devices',
    phone: 'On your phone',
    phoneHint: 'Scan the code with your phone’s camera to open Upround there.',
    code: 'QR code that opens {host}',
  },
  intro: {
    claim: 'Where people who start, fund, join and advise companies talk in the open.',
    lead: 'Expect names, numbers and honest arguments, in a feed that’s quick to read and doesn’t jump while you’re reading.',
    about: {
      talk: {
        title: 'Read and discuss',
        text: 'Posts with real names and numbers, polls, quizzes and ideas.',
      },
      work: {
        title: 'Find work, or hire',
        text: 'Jobs with their pay, where it’s given, and how often the company replies.',
      },
      funding: {
        title: 'Find funding',
        text: 'Grants, accelerators and investors that fit what you’re raising.',
      },
      mentors: {
        title: 'Book a mentor',
        text: 'A session with someone who’s done it before, free or paid.',
      },
      competitions: {
        title: 'Enter competitions',
        text: 'Submit what you’ve built, alone or as a team.',
      },
      value: {
        title: 'Value your company',
        text: 'Work out a valuation, and what options may be worth.',
      },
    },
    refundPolicy: {
      days: {
        title: 'Seven days',
        text: 'You can change your mind for seven days after you first buy.',
      },
      full: {
        title: 'In full',
        text: 'You get the whole payment back, and a credit note if it had an invoice.',
      },
      way: {
        title: 'The way you paid',
        text: 'The money goes back to the same account. You don’t need a PIN for that.',
      },
    },
    contactUs: {
      feedback: {
        title: 'Send us a message',
        text: 'Ideas, problems, praise or a question. You don’t need an account.',
      },
      support: {
        title: 'Look for an answer',
        text: 'Support answers the most common questions. It could save you the wait.',
      },
      report: {
        title: 'Report someone or something',
        text: 'Choose “Report” in the menu of the post, comment, job or profile. See what happens next.',
      },
      security: {
        title: 'Security vulnerability',
        text: 'Start your message with the word “Security”. Give us time to fix it before you tell others.',
      },
    },
    download: {
      android: {
        title: 'Android',
        open: 'In Chrome, open the ⋮ menu.',
        add: 'Choose “Add to home screen”.',
        confirm: 'Choose “Install”.',
      },
      apple: {
        title: 'iPhone and iPad',
        open: 'In Safari, tap the share button.',
        add: 'Choose “Add to Home Screen”.',
        confirm: 'Choose “Add”.',
      },
      desktop: {
        title: 'Computer',
        chrome: 'In Chrome or Edge, press the install icon in the address bar.',
        safari: 'In Safari, choose File, then “Add to Dock”.',
      },
    },
  },
  now: {
    people: 'People to follow',
    allPeople: 'Find people',
    read: 'Trending now',
    allRead: 'Open the feed',
    loading: 'Loading people and posts',
    by: 'By {name}',
    followers: '{count, plural, =0 {No followers yet} one {# follower} other {# followers}}',
  },
  feedback: {
    title: 'Feedback',
    lead: 'Tell us what works, what doesn’t and what’s missing.',
    aside: 'About your feedback',
    next: {
      title: 'What happens next',
      read: {
        title: 'A person reads it',
        text: 'Every message goes to the people who run this site.',
      },
      number: {
        title: 'You get a reference number',
        text: 'Quote it if you write to us again.',
      },
      reply: {
        title: 'A reply, if you’d like one',
        text: 'We write to the email address you leave, and use it for nothing else.',
      },
    },
    ways: {
      title: 'Other ways',
      support: { title: 'Support', text: 'Answers to the most common questions.' },
      guidelines: { title: 'Community guidelines', text: 'What’s allowed here, and what isn’t.' },
      security: {
        title: 'Security vulnerability',
        text: 'Choose “Problem” and start with the word “Security”. Give us time to fix it before you tell others.',
      },
      report: {
        title: 'A post or a person',
        text: 'Use “Report” in its menu. It’s faster, because it includes the link.',
      },
    },
    kind: {
      legend: 'What’s it about?',
      hint: 'Choose what fits best.',
      IDEA: { label: 'Idea', hint: 'Something that’s missing or could be better' },
      PROBLEM: { label: 'Problem', hint: 'Something that’s broken or confusing' },
      PRAISE: { label: 'Praise', hint: 'Something we shouldn’t change' },
      OTHER: { label: 'Something else', hint: 'A question, your data, anything' },
    },
    text: {
      label: 'What would you like to tell us?',
      hint: 'For a problem, tell us what you did, what you expected and what happened.',
    },
    email: {
      label: 'Email address',
      hint: 'Only if you’d like a reply.',
    },
    page: {
      label: 'Page',
      hint: 'The page it’s about, such as {example}.',
    },
    send: 'Send feedback',
    draft: {
      saved: 'Draft saved on this device',
      discard: 'Discard draft',
    },
    errors: {
      kind: 'Choose what it’s about.',
      textMissing: 'Write a few words first.',
      textLong: 'Use {limit} characters or fewer, or send it in two parts.',
      textUnreadable: 'Some characters here can’t be saved. Type them again.',
      email: 'Enter an address like name@example.com, or leave this empty.',
      page: 'Enter a link on this site, such as {example}, or leave this empty.',
    },
    failed: {
      title: 'Your feedback wasn’t sent',
      message: '{reason} What you wrote is still here.',
    },
    receipt: {
      title: 'Thanks, we got it',
      number: 'Reference number',
      at: 'Received',
      keep: 'Quote the reference number if you write to us about it later.',
      again: 'Send more feedback',
      home: 'Go to the feed',
    },
  },
  notFound: {
    title: 'Page Not Found',
    message: 'There’s nothing at {path}: the link may be mistyped, or the page was deleted.',
    searchField: 'Search Upround',
    search: 'Search',
    pages: 'Main pages',
    home: 'Home',
    near: 'Did you mean this page?',
    meant: 'Maybe you were looking for',
    allMeant: 'See all results',
    trending: 'Trending posts',
    others: 'Also trending',
    allOthers: 'See all',
    all: 'Open the feed',
    loading: 'Loading suggestions',
    where:
      'Did a link on Upround bring you here? <feedback>Report the broken link</feedback>, or ask <support>Support</support>.',
  },
} as const;
