import { type Host, type TaskId, type Writable, writable } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';

/** A field of a challenge that somebody asked to be led to. */
export interface AskedField {
  readonly task: TaskId;
  readonly field: string;
}

const byHost = new WeakMap<Host, Writable<AskedField | undefined>>();

/** The field that was asked for and not reached yet. Whoever draws it leads there and empties this. */
export function useAskedFields(): Writable<AskedField | undefined> {
  const host = useHost();
  const asked = byHost.get(host) ?? writable<AskedField | undefined>(undefined);
  byHost.set(host, asked);
  return asked;
}
