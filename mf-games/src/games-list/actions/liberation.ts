import { type GameRow, LIBERATION_PACKAGES, type LiberationPackage } from '@waymark/contract';

/** How much of a game is liberated. */
export type LiberationState = 'all' | 'some' | 'none';

/** Packages of a game that are liberated. */
export const liberatedOf = (row: GameRow): readonly LiberationPackage[] =>
  LIBERATION_PACKAGES.filter((code) => row.liberated?.[code] === true);

/** Whether all, some or none of the packages of a game are liberated. */
export function liberationState(row: GameRow): LiberationState {
  const liberated = liberatedOf(row).length;
  if (liberated === LIBERATION_PACKAGES.length) return 'all';
  return liberated > 0 ? 'some' : 'none';
}
