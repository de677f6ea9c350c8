/** A place in a list that goes down by id. */
export interface IdPlace {
  [name: string]: string | number;
  i: string;
}
