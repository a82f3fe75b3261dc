import { type ComponentType, Profiler } from 'react';

/** How often React drew each counted part of the screen since this was emptied. */
export const draws = new Map<string, number>();

/** A part of the screen whose drawings are counted under a name, with those of everything in it. */
export const counted = <P extends object>(Part: ComponentType<P>, nameOf: (props: P) => string) =>
  function Counted(props: P) {
    const note = (id: string) => void draws.set(id, (draws.get(id) ?? 0) + 1);
    return (
      <Profiler id={nameOf(props)} onRender={note}>
        <Part {...props} />
      </Profiler>
    );
  };
