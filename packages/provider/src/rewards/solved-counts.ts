/** A challenge that a team has solved. */
export interface Solved {
  readonly team: number;
  readonly type: number;
}

/** How many challenges of a type each team has solved; of all types if it is empty. */
export function countSolved(solved: Iterable<Solved>): (team: number, type: string) => number {
  const counts = new Map<string, number>();
  for (const { team, type } of solved) {
    for (const key of [`${team} ${type}`, `${team} `]) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (team, type) => counts.get(`${team} ${type}`) ?? 0;
}
