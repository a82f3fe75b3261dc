import { ConflictBar } from '@waymark/ui';
import type { Clash, Clashes } from './clashes';
import { tellApart } from './tell-apart';

/** Both values of a field that somebody else changed, shown below it, each one click away. */
export function FieldClash({ clash, clashes }: { readonly clash: Clash; readonly clashes: Clashes }) {
  const { field, label, person, mine, theirs } = clash;
  return (
    <ConflictBar
      label={label}
      person={person}
      clash={tellApart(mine, theirs)}
      onKeepMine={() => clashes.choose(field, true)}
      onUseTheirs={() => clashes.choose(field, false)}
    />
  );
}
