/** The charts of the page, which load after its numbers. */
export { ExitChart } from './exit-chart';
export { VestingChart } from './vesting-chart';
