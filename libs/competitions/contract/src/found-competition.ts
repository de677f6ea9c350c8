/** What a search says of a competition besides title and text; moments are ISO 8601. */
export interface FoundCompetition {
  organiser: string;
  opensAt: string;
  closesAt: string;
}
