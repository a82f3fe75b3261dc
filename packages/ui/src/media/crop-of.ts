/** The important region of a picture, in percent: x, y, width, height. */
export const REGION = /#xywh=percent:([\d.]+),([\d.]+),([\d.]+),([\d.]+)$/;

/**
 * `object-position` that keeps the important region of a picture visible in every crop: the middle of the region in its
 * URL's media fragment, such as `#xywh=percent:40,10,20,20` (W3C, Media Fragments URI 1.0). Undefined without one.
 */
export function cropOf(src: string): string | undefined {
  const [, x, y, width, height] = REGION.exec(src) ?? [];
  return height && `calc(${x}% + ${width}% / 2) calc(${y}% + ${height}% / 2)`;
}
