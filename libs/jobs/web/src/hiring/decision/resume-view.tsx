import { useQuery } from '@tanstack/react-query';
import { Download, Eye, ZoomIn, ZoomOut } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Resume } from '@upround/jobs/contract';
import { bytesText, useFormat } from '@upround/shared/i18n';
import { FailureReason } from '@upround/shared/query';
import { ScreenBoundary } from '@upround/shared/routing';
import { Button, IconButton, lazyWithRetry, Notice, SkeletonGroup } from '@upround/shared/ui';
import { saveFile } from '@upround/shared/files';
import { resumeFileQuery } from '../data/hiring-queries';
import { useHiringText } from '../messages/catalogue';
import { blindNumber, useFaces } from '../model/applicant-face';
import { useDecisionText } from './messages/catalogue';
import { PageSpace } from './page-space';

/** Loaded with the library that draws PDF files. */
const ResumePages = lazyWithRetry(() =>
  import('./resume-pages').then((module) => ({ default: module.ResumePages })),
);

const zooms = [0.75, 1, 1.25, 1.5, 2] as const;
const WHOLE_WIDTH = zooms.indexOf(1);

interface ResumeViewProps {
  applicationId: string;
  resume: Resume;
}

/** A résumé in place, with its file to save. In blind mode it is shown on request, and the file's name is neutral. */
export function ResumeView({ applicationId, resume }: ResumeViewProps) {
  const t = useHiringText();
  const d = useDecisionText();
  const format = useFormat();
  const { isBlind } = useFaces();
  const [isRequested, setRequested] = useState(false);
  const [zoom, setZoom] = useState(WHOLE_WIDTH);
  const isShown = !isBlind || isRequested;
  const query = useQuery({ ...resumeFileQuery(resume.url), enabled: isShown });
  const { data: file } = query;
  const number = String(blindNumber(applicationId));
  const name = isBlind ? t('panel.blindFile', { number }) : resume.name;
  const scale = zooms[zoom] ?? 1;
  const failed = <p className="p-4 text-small text-muted">{d('resume.failed')}</p>;

  const save = async () => {
    const saved = file ?? (await query.refetch()).data;
    if (saved !== undefined) saveFile(saved, name);
  };

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-auto min-w-0 truncate text-small text-muted figures">
          {isBlind ? t('panel.blindResume') : resume.name} · {bytesText(format, resume.size)}
        </span>
        {file !== undefined && isShown && <Zoom zoom={zoom} onZoom={setZoom} />}
        {!isShown && (
          <Button size="small" icon={Eye} onClick={() => setRequested(true)}>
            {d('resume.show')}
          </Button>
        )}
        <Button
          size="small"
          icon={Download}
          busy={query.isFetching && !isShown}
          aria-label={t('panel.downloadOf')}
          onClick={() => void save()}
        >
          {t('panel.download')}
        </Button>
      </div>
      {query.isError && (
        <Notice
          tone="warning"
          title={t('panel.downloadFailed')}
          action={
            <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          <FailureReason error={query.error} />
        </Notice>
      )}
      {isShown && !query.isError && (
        <ScreenBoundary resetKey={resume.url} fallback={() => failed}>
          <Suspense fallback={<ResumeSkeleton />}>
            {file === undefined ? (
              <ResumeSkeleton />
            ) : (
              <ResumePages
                file={file}
                zoom={scale}
                label={d('resume.label', { name })}
                failed={failed}
              />
            )}
          </Suspense>
        </ScreenBoundary>
      )}
    </div>
  );
}

/** Larger and smaller, by steps. */
function Zoom({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const d = useDecisionText();
  const format = useFormat();
  return (
    <>
      <IconButton
        icon={ZoomOut}
        size="small"
        label={d('resume.zoomOut')}
        disabled={zoom === 0}
        onClick={() => onZoom(zoom - 1)}
      />
      <span role="status" className="text-small text-muted figures">
        {format.percent(zooms[zoom] ?? 1)}
      </span>
      <IconButton
        icon={ZoomIn}
        size="small"
        label={d('resume.zoomIn')}
        disabled={zoom === zooms.length - 1}
        onClick={() => onZoom(zoom + 1)}
      />
    </>
  );
}

function ResumeSkeleton() {
  const d = useDecisionText();
  return (
    <SkeletonGroup label={d('resume.loading')}>
      <PageSpace />
    </SkeletonGroup>
  );
}
