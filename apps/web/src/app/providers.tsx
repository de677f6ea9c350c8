import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { I18nProvider } from '@upround/shared/i18n';
import { RealtimeProvider } from '@upround/shared/realtime';
import { AppInfoProvider, RouterAnchor, RouteTableProvider } from '@upround/shared/routing';
import { SessionProvider } from '@upround/shared/session';
import { AnchorProvider } from '@upround/shared/ui';
import { PageViews } from '../boot/page-views';
import type { Running } from '../boot/start';
import { routeTable } from './routes';
import { Slots } from './slots';

/** Everything that screens take from around them. */
export function Providers({ running, children }: { running: Running; children: ReactNode }) {
  return (
    <QueryClientProvider client={running.queryClient}>
      <StoreProvider store={running.store}>
        <SessionProvider value={running.session}>
          <I18nProvider>
            <BrowserRouter>
              <RouteTableProvider value={routeTable}>
                <AnchorProvider value={RouterAnchor}>
                  <AppInfoProvider value={running.config}>
                    <RealtimeProvider value={running.realtime}>
                      <PageViews analytics={running.analytics} prefetch={running.prefetch} />
                      <Slots>{children}</Slots>
                    </RealtimeProvider>
                  </AppInfoProvider>
                </AnchorProvider>
              </RouteTableProvider>
            </BrowserRouter>
          </I18nProvider>
        </SessionProvider>
      </StoreProvider>
    </QueryClientProvider>
  );
}
