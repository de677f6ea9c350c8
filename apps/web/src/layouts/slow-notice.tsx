import { useIsFetching, useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Button, Notice } from '@upround/shared/ui';
import { useFrameText } from '../messages/catalogue';

/** Milliseconds of skeletons after which a notice says that the network is slow. */
const SLOW_AFTER_MS = 8_000;

const isFirstLoad = ({ state }: Query) => state.status === 'pending';

/** Says that what the page waits for takes long, and offers another try. */
export function SlowNotice() {
  const t = useFrameText();
  const client = useQueryClient();
  const isWaiting = useIsFetching({ predicate: isFirstLoad }) > 0;
  return (
    <div role="status">
      {isWaiting && (
        <AfterDelay>
          <Notice
            tone="warning"
            title={t('slow.title')}
            className="shadow-floating"
            action={
              <Button
                size="small"
                onClick={() =>
                  void client.refetchQueries({ predicate: isFirstLoad, type: 'active' })
                }
              >
                {t('slow.retry')}
              </Button>
            }
          >
            {t('slow.text')}
          </Notice>
        </AfterDelay>
      )}
    </div>
  );
}

function AfterDelay({ children }: { children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? children : null;
}
