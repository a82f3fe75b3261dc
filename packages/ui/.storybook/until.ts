/** Resolves at the first frame in which `holds` is true. @throws after ten seconds */
export async function until(holds: () => boolean): Promise<void> {
  const last = performance.now() + 10_000;
  while (!holds()) {
    if (performance.now() > last) throw new Error(`Timed out waiting for: ${holds}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
