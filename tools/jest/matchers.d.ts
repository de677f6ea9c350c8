/// <reference types="@testing-library/jest-dom" />

declare namespace jest {
  interface Matchers<R> {
    /** Runs axe on an element that is in the page; colour contrast is not looked at. */
    toHaveNoAxeViolations(): Promise<R>;
  }
}
