/** What a person (or, where nobody can be asked, the agent) is told when a command line is asked about. */
export const guardQuestion =
  'This command line writes a decision record. Records are a team’s decisions: let the user say whether to run it. ' +
  'This check catches honest use and not evasion; it is no security boundary.';
