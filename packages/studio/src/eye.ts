import sharp from 'sharp';

/** A place on a picture in percent of its width and height, from the upper left. */
export interface PictureEye {
  readonly x: number;
  readonly y: number;
}

/**
 * Where people look first: faces, strong colours, edges. Undefined where nothing stands out.
 * @throws if the bytes are not a picture
 */
export async function eyeOf(picture: Uint8Array): Promise<PictureEye | undefined> {
  const { width, height } = await sharp(picture).metadata();
  if (height < 2) return undefined;
  // A crop to one row names the place in the whole picture: nothing is scaled for it.
  const { info } = await sharp(picture)
    .resize({ width, height: 1, fit: 'cover', position: 'attention' })
    .toBuffer({ resolveWithObject: true });
  const { attentionX, attentionY } = info;
  if (attentionX === undefined || attentionY === undefined) return undefined;
  return { x: Math.round((attentionX / width) * 100), y: Math.round((attentionY / height) * 100) };
}
