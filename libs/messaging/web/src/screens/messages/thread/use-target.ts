/** A message to go to. A new object each time, so that the same one can be asked for again. */
export interface Target {
  sequence: number;
}
