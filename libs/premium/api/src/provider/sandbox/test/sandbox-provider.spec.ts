import { describeProvider } from '../../test/provider-contract.fixtures';
import { sandboxHarness } from './sandbox-harness.fixtures';

describeProvider('the sandbox', sandboxHarness);
