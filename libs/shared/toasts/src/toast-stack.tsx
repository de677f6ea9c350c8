import { classes } from '@upround/shared/ui';
import { useEffect } from 'react';
import {
  ToastContainer,
  toast as toastify,
  type ToastOptions,
  type ToastTransitionProps,
} from 'react-toastify/unstyled';
import { useToastText } from './messages/catalogue';
import { ToastCard } from './toast-card';
import {
  DISMISS_ANIMATION,
  hasToasts,
  MOST_VISIBLE,
  onDismiss,
  onToast,
  QUEUE_RECHECK,
  takeToasts,
  toastDefaults,
  type QueuedToast,
  type ToastPosition,
} from './toast-queue';

/** The library's words for the six places. */
const places = {
  'top-right': 'top-right',
  top: 'top-center',
  'top-left': 'top-left',
  'bottom-right': 'bottom-right',
  bottom: 'bottom-center',
  'bottom-left': 'bottom-left',
} as const satisfies Record<ToastPosition, string>;

const placeClasses: Record<string, string> = {
  'top-right': 'top-4 items-end medium:left-auto',
  'top-center': 'top-4 items-center',
  'top-left': 'top-4 items-start medium:right-auto',
  'bottom-right': 'items-end medium:left-auto',
  'bottom-center': 'items-center',
  'bottom-left': 'items-start medium:right-auto',
};
const aboveBar = 'bottom-[calc(1rem+var(--bottom-bar,0px)+env(safe-area-inset-bottom))]';

function stackClasses(place = ''): string {
  const edge = place.startsWith('bottom') ? aboveBar : '';
  return classes(
    'pointer-events-none fixed right-4 left-4 z-60 flex flex-col gap-2',
    placeClasses[place],
    edge,
  );
}

function show(queued: QueuedToast): void {
  const { id, type, position } = queued;
  const options: ToastOptions = { toastId: id, type, position: places[position] };
  const card = <ToastCard key={queued.serial} toast={queued} close={() => toastify.dismiss(id)} />;
  if (toastify.isActive(id)) toastify.update(id, { ...options, render: card, delay: 0 });
  else toastify(card, options);
}

/** Shows what waits while there is room, and looks again while something waits. */
function showQueue(): () => void {
  const visible = new Set<string>();
  const leaving = new Map<string, ReturnType<typeof setTimeout>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    for (const queued of takeToasts(visible, MOST_VISIBLE - visible.size)) {
      clearTimeout(leaving.get(queued.id));
      visible.add(queued.id);
      show(queued);
    }
    if (hasToasts()) timer = setTimeout(look, QUEUE_RECHECK);
  };
  // A place is free once its toast has faded.
  const leave = (id: string) =>
    leaving.set(
      id,
      setTimeout(() => visible.delete(id), DISMISS_ANIMATION),
    );
  const endings = [
    toastify.onChange(({ id, status }) => void (status === 'removed' && leave(String(id)))),
    onToast(look),
    onDismiss((id) => toastify.dismiss(id)),
    () => clearTimeout(timer),
  ];
  look();
  return () => endings.forEach((end) => void end());
}

/** The stacks in their places: each a polite live region. */
export function ToastStack() {
  const t = useToastText();
  useEffect(showQueue, []);
  return (
    <ToastContainer
      aria-label={t('region')}
      position={places[toastDefaults.position]}
      // The card keeps its own time, so that focus holds it as hovering does.
      autoClose={false}
      closeOnClick={false}
      closeButton={false}
      hideProgressBar
      icon={false}
      role="group"
      transition={FadeTransition}
      className={(context) => stackClasses(context?.position)}
      toastClassName="pointer-events-auto w-full max-w-form"
    />
  );
}

function FadeTransition({ children, done, isIn, playToast }: ToastTransitionProps) {
  useEffect(() => {
    if (isIn) {
      playToast();
      return undefined;
    }
    const timer = setTimeout(done, DISMISS_ANIMATION);
    return () => clearTimeout(timer);
  }, [isIn, done, playToast]);
  return (
    <div
      className={
        isIn
          ? 'flex w-full animate-rise justify-end motion-reduce:animate-none'
          : 'flex w-full justify-end opacity-0 transition-opacity duration-150'
      }
    >
      {children}
    </div>
  );
}
