import sharp from 'sharp';

/** A picture in one colour, as large as wanted. */
export const picture = (
  format: 'png' | 'jpeg' | 'gif' = 'png',
  { width = 640, height = 480 }: { width?: number; height?: number } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1a5594' } })
    .toFormat(format)
    .toBuffer();

/** How large the picture at an address is. */
export async function sizeOf(address: string): Promise<{ width: number; height: number }> {
  const answer = await fetch(address);
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
  return { width, height };
}
