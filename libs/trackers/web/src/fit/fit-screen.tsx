import { useQuery } from '@tanstack/react-query';
import type { FitSettings } from '@upround/trackers/contract';
import { routes } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import {
  ActionBar,
  Button,
  ErrorState,
  FormColumns,
  InlineError,
  Skeleton,
  SkeletonGroup,
} from '@upround/shared/ui';
import { TrackersNav } from '../components/trackers-nav';
import { fitQuery } from '../data/tracker-queries';
import { FitFields } from './fit-fields';
import { MatchList } from './match-list';
import { useFitText } from './messages/catalogue';
import { useFitForm } from './use-fit-form';

/** `/tracker?view=fit`: what the member's company is and seeks, and what fits it. */
export function FitScreen() {
  const t = useFitText();
  const query = useQuery(fitQuery());
  return (
    <>
      <TrackersNav current="overview" />
      <div className="px-4 py-6 medium:px-6 medium:py-8">
        <Page
          pattern={routes.trackers}
          title={t('title')}
          heading={<span className="text-display">{t('title')}</span>}
        >
          <p className="mt-1 mb-6 max-w-measure text-muted">{t('lead')}</p>
          {query.data !== undefined ? (
            <FitForm saved={query.data.settings} />
          ) : query.isPending ? (
            <FormSkeleton />
          ) : (
            <ErrorState
              title={t('failed')}
              className="px-0"
              busy={query.isFetching}
              onRetry={() => void query.refetch()}
            >
              <FailureReason error={query.error} />
            </ErrorState>
          )}
        </Page>
      </div>
    </>
  );
}

function FitForm({ saved }: { saved: FitSettings | null }) {
  const t = useFitText();
  const form = useFitForm(saved);
  return (
    <FormColumns
      asideLabel={t('preview.title')}
      aside={<MatchList settings={form.settings} isSaved={form.isSaved} />}
    >
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <FitFields values={form.values} onChange={form.change} problem={form.problem} />
        {form.isEmptyWrong && <InlineError>{t('nothing')}</InlineError>}
        {/* On phones always at the bottom of the window: the sectors alone are longer than it. */}
        <ActionBar>
          <Button variant="primary" type="submit" busy={form.isBusy} className="max-medium:grow">
            {t('save')}
          </Button>
          {saved !== null && (
            <Button variant="quiet" onClick={form.clear}>
              {t('clear')}
            </Button>
          )}
        </ActionBar>
      </form>
    </FormColumns>
  );
}

function FormSkeleton() {
  const t = useFitText();
  return (
    <SkeletonGroup label={t('loading')} className="flex w-full max-w-content flex-col gap-6">
      <Skeleton className="h-16 w-full max-w-form" />
      <Skeleton className="h-80 w-full" />
      <Skeleton className="h-16 w-full max-w-form" />
      <Skeleton className="h-16 w-full max-w-form" />
    </SkeletonGroup>
  );
}
