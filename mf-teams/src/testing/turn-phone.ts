import { act, fireEvent } from '@testing-library/react';

/** A phone in portrait that can be turned; afterwards the window is as it was. */
export async function onPhone(use: (turn: () => void) => Promise<void>): Promise<void> {
  const before = window.matchMedia;
  let isPhone = true;
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList;
  try {
    await use(() => {
      isPhone = false;
      act(() => void fireEvent(window, new Event('resize')));
    });
  } finally {
    window.matchMedia = before;
  }
}
