import { TEAM_KEY } from '@waymark/contract';
import { keysIn } from '@waymark/contract/readiness';
import { useOffered } from '@waymark/host-kit';
import { FindingNote } from '../finding-note';

interface UnknownKeysProps {
  readonly text: string;
  /** The game's personalisations, by key; undefined while unknown. */
  readonly keys: ReadonlyMap<string, string> | undefined;
}

/** Below a text: the keys it inserts that have no value, while it is typed. */
export function UnknownKeys({ text, keys }: UnknownKeysProps) {
  const fillsTeam = useOffered('team-word');
  if (!keys) return null;
  const unknown = [...new Map(keysIn(text))].filter(([key]) => !keys.has(key) && !(fillsTeam && key === TEAM_KEY));
  return unknown.map(([key, whole]) => <FindingNote key={key} rule="unknown-key" values={{ key: whole }} />);
}
