import { type Host, type TaskId, type Writable, writable } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';

/** A requested field of a challenge. */
export interface AskedField {
  readonly task: TaskId;
  readonly field: string;
}

const byHost = new WeakMap<Host, Writable<AskedField | undefined>>();

/** The requested field, until it is reached: the component that renders it focuses it and clears this. */
export function useAskedFields(): Writable<AskedField | undefined> {
  const host = useHost();
  const asked = byHost.get(host) ?? writable<AskedField | undefined>(undefined);
  byHost.set(host, asked);
  return asked;
}
