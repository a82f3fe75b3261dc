import { useState } from 'react';

/** Limits of a width, in pixels. */
export interface WidthRange {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

const nameOf = (keep: string): string => `waymark.width.${keep}`;

function read(keep: string): number | undefined {
  try {
    const width = Number.parseInt(localStorage.getItem(nameOf(keep)) ?? '', 10);
    return Number.isNaN(width) ? undefined : width;
  } catch {
    // Storage may be blocked in a partner's page: the width then lasts as long as the page.
    return undefined;
  }
}

function write(keep: string, width: number): void {
  try {
    localStorage.setItem(nameOf(keep), String(width));
  } catch {
    // As above.
  }
}

/** A width chosen by the person, stored on this device under a name. */
export function useKeptWidth(keep: string, { least, most, usual }: WidthRange): [number, (width: number) => void] {
  const [width, setWidth] = useState(() => read(keep) ?? usual);
  const clamp = (wanted: number): number => Math.round(Math.min(Math.max(wanted, least), most));
  const choose = (wanted: number): void => {
    const next = clamp(wanted);
    setWidth(next);
    write(keep, next);
  };
  return [clamp(width), choose];
}
