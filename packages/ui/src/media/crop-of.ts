const REGION = /#xywh=percent:([\d.]+),([\d.]+),([\d.]+),([\d.]+)$/;

/**
 * `object-position` that keeps in every crop what a picture's address says has to stay in view: the middle of the region in its
 * media fragment, such as `#xywh=percent:40,10,20,20` (W3C, Media Fragments URI 1.0). Undefined without one.
 */
export function cropOf(src: string): string | undefined {
  const [, x, y, width, height] = REGION.exec(src) ?? [];
  return height && `calc(${x}% + ${width}% / 2) calc(${y}% + ${height}% / 2)`;
}
