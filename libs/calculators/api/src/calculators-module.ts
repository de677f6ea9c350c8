import { calculatorsDocs } from '@upround/calculators/contract';
import type { Realtime } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import { calculatorPages } from './contributions/calculator-pages';
import { scenariosEraser } from './contributions/scenarios-eraser';
import { scenariosExport } from './contributions/scenarios-export';
import { scenarioRoutes } from './scenario/scenario.routes';

/** What calculators need from the rest of the server. Bound in apps/api. */
export interface CalculatorsDeps {
  /** The server's clock; the real one by default. */
  now?: (() => Date) | undefined;
  /** Sends changes to the member's open pages; without it pages read them when they are opened. */
  realtime?: Pick<Realtime, 'send'> | undefined;
}

/** The server half of calculators: scenarios of members, and what pages say about a shared link. */
export const calculatorsModule = ({ now, realtime }: CalculatorsDeps = {}): ApiModule => ({
  name: 'calculators',
  docs: calculatorsDocs,
  calls: scenarioRoutes({ now: now ?? (() => new Date()), realtime }),
  contributes: {
    pages: calculatorPages,
    erasers: [scenariosEraser],
    exports: [scenariosExport],
  },
});
