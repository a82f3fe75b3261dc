import { type ComponentType, Profiler } from 'react';

/** How often React rendered each counted part since the last reset. */
export const draws = new Map<string, number>();

/** Counts the renders of a part of the screen and everything in it. */
export const counted = <P extends object>(Part: ComponentType<P>, nameOf: (props: P) => string) =>
  function Counted(props: P) {
    const note = (id: string) => void draws.set(id, (draws.get(id) ?? 0) + 1);
    return (
      <Profiler id={nameOf(props)} onRender={note}>
        <Part {...props} />
      </Profiler>
    );
  };
