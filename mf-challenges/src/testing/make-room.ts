/** Simulates a desktop-wide window, which jsdom has no layout for; returns a function that ends it. */
export function makeRoom(): () => void {
  const { innerWidth } = window;
  window.innerWidth = 1440;
  const room = { x: 0, y: 0, left: 0, top: 0, right: 1195, bottom: 800, width: 1195, height: 800 };
  const measured = jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...room, toJSON: () => room });
  return () => {
    window.innerWidth = innerWidth;
    measured.mockRestore();
  };
}
