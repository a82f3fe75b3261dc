import sharp from 'sharp';

/** A position on a picture in percent of its width and height, from the top left. */
export interface PictureEye {
  readonly x: number;
  readonly y: number;
}

/**
 * Where people look first: faces, strong colours, edges. Undefined if nothing stands out.
 * @throws if the bytes are not a picture
 */
export async function eyeOf(picture: Uint8Array): Promise<PictureEye | undefined> {
  const { width, height } = await sharp(picture).metadata();
  if (height < 2) return undefined;
  // Cropping to one row gives the position in the whole picture without scaling it.
  const { info } = await sharp(picture)
    .resize({ width, height: 1, fit: 'cover', position: 'attention' })
    .toBuffer({ resolveWithObject: true });
  const { attentionX, attentionY } = info;
  if (attentionX === undefined || attentionY === undefined) return undefined;
  return { x: Math.round((attentionX / width) * 100), y: Math.round((attentionY / height) * 100) };
}
