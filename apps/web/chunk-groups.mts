import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Modules that only forms need, and those that check answers: what the first page uses of their libraries is small, so
 * they are left out of its file.
 */
const formsOnly =
  /[\\/]zod[\\/]|\.schema\.ts$|domain[\\/]src[\\/](?!record-kinds|text-limits|text-links|hashtags)/;

const icons = 'node_modules/lucide-react/dist/esm/icons';

/**
 * Small modules that are loaded together, each group in one file: alone, each would be a request of a few hundred
 * bytes. A module is named by the beginning of its path. A group may import the first page's file, `kit` and zod-free
 * contracts; if it imported more, a page that needs one module of it would load all of that. No two files may import
 * each other: a module would then use values that aren't there yet.
 */
const groups: Readonly<Record<string, readonly string[]>> = {
  kit: [
    `${icons}/arrow-down`,
    `${icons}/arrow-left`,
    `${icons}/check.`,
    `${icons}/chevron-`,
    `${icons}/circle-x`,
    `${icons}/copy`,
    `${icons}/external-link`,
    `${icons}/flag`,
    `${icons}/plus.`,
    'node_modules/clsx',
    'node_modules/@tanstack/query-core/build/modern/mutationObserver',
    'node_modules/@tanstack/react-query/build/modern/mutationOptions',
    'node_modules/@tanstack/react-query/build/modern/useMutation',
    'libs/social/contract/src/relation-list.calls',
    'libs/search/contract/src/search.calls',
    'libs/search/contract/src/suggestion.calls',
    'libs/shared/contract-core/src/errors',
    'libs/shared/domain/src/excerpt',
    'libs/shared/domain/src/text-limits',
    'libs/shared/i18n/src/use-today',
    'libs/shared/query/src/mutation-for',
    'libs/shared/query/src/paged-end',
    'libs/shared/query/src/renewed-on-return',
    'libs/shared/routing/src/kind-texts',
    'libs/shared/routing/src/use-go-back',
    'libs/shared/ui/src/deferred/',
    'libs/shared/ui/src/empty-state/',
    'libs/shared/ui/src/faces/',
    'libs/shared/ui/src/list-end/',
    'libs/shared/ui/src/live-region/',
    'libs/shared/ui/src/meta-line/',
    'libs/shared/ui/src/page-shapes/aside-part',
    'libs/shared/ui/src/page-shapes/page-aside',
    'libs/shared/ui/src/page-shapes/use-is-wide',
    'libs/shared/ui/src/skeleton/skeleton-rows',
    'libs/shared/ui/src/top-bar/',
    'libs/shared/ui/src/visually-hidden/',
    'libs/social/web/src/components/follow-button',
  ],
  // Parts of more than one page that a post has not.
  'more-kit': [
    'libs/shared/files/',
    'libs/shared/i18n/src/bytes-text',
    'libs/shared/routing/src/use-search-text',
    'libs/shared/ui/src/company-mark/',
    'libs/shared/ui/src/disclosure/',
    'libs/shared/ui/src/page-shapes/',
  ],
  // Amounts of money in fields and filters.
  money: [
    'libs/shared/domain/src/exchange-rates',
    'libs/shared/domain/src/money',
    'libs/shared/domain/src/plan-table',
    'libs/shared/domain/src/typed-amount',
    'libs/shared/forms/src/short-money',
  ],
  // What lists with filters have in common.
  filters: [
    `${icons}/panel-left-close`,
    `${icons}/sliders-horizontal`,
    'node_modules/@tanstack/query-core/build/modern/queriesObserver',
    'node_modules/@tanstack/react-query/build/modern/useQueries',
    'node_modules/jotai/dist/vanilla/utils/',
    'libs/shared/forms/src/use-filter-text',
    'libs/shared/query/src/use-ways-out',
    'libs/shared/routing/src/use-first-open',
    'libs/shared/ui/src/active-filters/',
    'libs/shared/ui/src/filter-choice/',
    'libs/shared/ui/src/filter-way/',
    'libs/shared/ui/src/search-field/',
  ],
  marks: [`${icons}/bookmark-plus`, 'libs/shared/ui/src/emblem/', 'libs/shared/ui/src/scroll-row/'],
  fields: [
    'libs/shared/ui/src/character-count/',
    'libs/shared/ui/src/field/',
    'libs/shared/ui/src/file-button/',
    'libs/shared/ui/src/progress-bar/',
    'libs/shared/ui/src/select/',
    'libs/shared/ui/src/styling/',
    'libs/shared/ui/src/text-area/',
    'libs/shared/ui/src/text-input/',
  ],
  dialog: [
    'libs/shared/ui/src/alert-dialog/',
    'libs/shared/ui/src/dialog/',
    'node_modules/@radix-ui/react-alert-dialog/',
    'node_modules/@radix-ui/react-dialog/',
  ],
  drafts: ['node_modules/idb-keyval', 'libs/shared/drafts/'],
  // What checks a form, or an answer.
  schemas: ['libs/shared/domain/src/person', 'libs/shared/domain/src/text.', 'node_modules/zod/'],
  // What the frame of a signed-in person follows.
  live: [
    'libs/jobs/web/src/events/application-events',
    'libs/jobs/web/src/events/event-batches',
    'libs/messaging/contract/src/conversation.calls',
    'libs/messaging/contract/src/messaging.event-names',
    'libs/messaging/web/src/data/message-counts',
    'libs/messaging/web/src/data/race-guard',
    'libs/messaging/web/src/data/unsent-messages-flag',
    'libs/messaging/web/src/data/use-unread-messages',
    'libs/notifications/contract/src/event-names',
    'libs/notifications/contract/src/notification.calls',
    'libs/notifications/web/src/data/unread',
    'libs/notifications/web/src/push/is-open',
    'libs/notifications/web/src/push/push-listener',
    'libs/notifications/web/src/push/start-push',
    'libs/notifications/web/src/push/use-',
    'libs/premium/contract/src/premium.event-names',
    'libs/shared/push/src/device-name',
    'libs/shared/push/src/stored-value',
    'libs/shared/push/src/push-banner-atom',
    'libs/shared/push/src/push-device',
    'libs/shared/push/src/push-failure',
    'libs/shared/push/src/push-permission',
    'libs/shared/push/src/push-tokens',
    'libs/shared/push/src/push-worker',
  ],
  conversations: [
    'libs/messaging/web/src/data/conversation-',
    'libs/messaging/web/src/model/conversation-lists',
  ],
  post: [
    'libs/feed/contract/src/quiz-poll.calls',
    'libs/feed/web/src/components/author-head',
    'libs/feed/web/src/components/back-bar',
    'libs/feed/web/src/posts/data/pod-and-user-sources',
    'libs/feed/web/src/posts/data/post-cache',
    'libs/feed/web/src/posts/data/post-queries',
    'libs/feed/web/src/posts/post-page/messages/',
    'libs/feed/web/src/posts/post-page/post-aside-host',
    'libs/feed/web/src/posts/post-page/post-detail',
    'libs/social/contract/src/activity.calls',
    'libs/social/contract/src/comment.calls',
    'libs/social/web/src/components/comments/comment-skeleton',
    'libs/social/web/src/components/comments/comment-thread-host',
    'libs/social/web/src/components/comments/comment-title',
    'libs/social/web/src/components/comments/messages/',
    'libs/social/web/src/components/comments/use-are-comments-there',
    'libs/social/web/src/data/comment-queries',
    'libs/social/web/src/model/comment-draft-key',
  ],
  quiz: [
    'libs/social/contract/src/quiz.calls',
    'libs/social/web/src/components/poll/option-fields',
    'libs/social/web/src/components/poll/result-bar',
    'libs/social/web/src/components/quiz/',
    'libs/social/web/src/model/poll-percent',
    'libs/social/web/src/state/attempt-atoms',
  ],
  pods: [
    'libs/feed/contract/src/pod.calls',
    'libs/feed/web/src/pods/pod-facts',
    'libs/feed/web/src/pods/pod-row',
    'libs/feed/web/src/pods/pod-queries',
    'libs/feed/web/src/pods/pod-reference',
    'libs/feed/web/src/pods/messages/',
    'libs/feed/web/src/pods/pod-skeletons',
    'libs/social/web/src/components/join-button',
  ],
  ideas: [
    'libs/feed/contract/src/idea.calls',
    'libs/feed/web/src/ideas/components/idea-menu',
    'libs/feed/web/src/ideas/components/idea-row',
    'libs/feed/web/src/ideas/components/use-would-use',
    'libs/feed/web/src/ideas/components/would-use-button',
    'libs/feed/web/src/ideas/data/idea-cache',
    'libs/feed/web/src/ideas/data/idea-queries',
    'libs/social/web/src/components/use-mark',
    'libs/social/web/src/data/send-mark',
  ],
  profile: [
    'libs/profile/contract/src/profile-limits',
    'libs/profile/contract/src/profile-pictures',
    'libs/profile/contract/src/profile.calls',
    'libs/profile/contract/src/relation.calls',
    'libs/profile/web/src/data/profile-cache',
    'libs/profile/web/src/messages/',
    'libs/profile/web/src/model/experience-dates',
  ],
  news: [
    `${icons}/volume-x`,
    'libs/news/contract/src/editorial.calls',
    'libs/news/contract/src/source.calls',
    'libs/news/contract/src/story.calls',
    'libs/news/web/src/components/back-bar',
    'libs/news/web/src/components/news-tabs',
    'libs/news/web/src/components/outside-link',
    'libs/news/web/src/components/report-button',
    'libs/news/web/src/components/text-row',
    'libs/news/web/src/data/',
    'libs/news/web/src/messages/',
    'libs/news/web/src/model/',
  ],
  jobs: [
    'libs/jobs/contract/src/application-state.schema',
    'libs/jobs/contract/src/job-filters.schema',
    'libs/jobs/contract/src/job-limits',
    'libs/jobs/contract/src/job.schema',
    'libs/jobs/web/src/board/data/job-queries',
    'libs/jobs/web/src/board/model/board-address',
    'libs/jobs/web/src/board/model/salary',
    'libs/jobs/web/src/components/company-line',
    'libs/jobs/web/src/components/job-',
    'libs/jobs/web/src/components/reply-',
    'libs/jobs/web/src/components/stage-tones',
    'libs/jobs/web/src/messages/',
    'libs/jobs/web/src/model/city-name',
    'libs/jobs/web/src/model/reply-time',
    'libs/jobs/web/src/model/tag-name',
  ],
  trackers: [
    'libs/trackers/web/src/components/brief-record',
    'libs/trackers/web/src/components/funder-mark',
    'libs/trackers/web/src/components/tracker-texts',
    'libs/trackers/web/src/lists/messages/',
    'libs/trackers/web/src/messages/',
    'libs/trackers/web/src/model/',
    'libs/trackers/web/src/record/messages/',
  ],
  'tracker-lists': [
    'libs/trackers/contract/src/bundle.calls',
    'libs/trackers/contract/src/tracker-columns',
    'libs/trackers/contract/src/tracker-filters.schema',
    'libs/trackers/contract/src/tracker-limits',
    'libs/trackers/contract/src/tracker-view.calls',
    'libs/trackers/contract/src/tracker.calls',
    'libs/trackers/web/src/data/tracker-queries',
  ],
  'job-calls': ['libs/jobs/contract/src/application.calls', 'libs/jobs/contract/src/job.calls'],
  hiring: ['libs/jobs/contract/src/job-writing.calls', 'libs/jobs/web/src/hiring/data/hiring-'],
  // The other icons of more than one page: a module belongs to the first group that names it.
  icons: [`${icons}/`],
};

// A module that was moved or renamed would leave its group unnoticed.
for (const beginning of Object.values(groups).flat()) {
  const folder = path.join(root, path.dirname(`${beginning}x`));
  const name = beginning.endsWith('/') ? '' : path.basename(beginning);
  if (!existsSync(folder) || !readdirSync(folder).some((entry) => entry.startsWith(name)))
    throw new Error(`chunk-groups.mts: no module begins with ${beginning}.`);
}

const pathOf = (id: string) => path.relative(root, id).replaceAll('\\', '/');

/** The groups of chunks, as the bundler takes them. */
export const chunkGroups = [
  // What every page needs is one file.
  {
    name: 'app',
    tags: ['$initial' as const],
    test: (id: string) => !formsOnly.test(id),
    includeDependenciesRecursively: false,
    priority: 2,
  },
  ...Object.entries(groups).map(([name, beginnings]) => ({
    name,
    test: (id: string) => beginnings.some((beginning) => pathOf(id).startsWith(beginning)),
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  })),
];
