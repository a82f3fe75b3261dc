import type { TaskId } from '@waymark/contract';
import { photoOf } from '@waymark/host-kit';
import { cropRect } from '@waymark/ui';
import { NODE } from '../layout/measures';
import type { PlacedNode } from '../layout/placed-node';
import { PHOTO_HEIGHT, type Photos } from './svg-of';

/** Maximum number of pictures in a file, to keep it small enough to open. */
const MOST = 200;
const AT_ONCE = 6;
/** Picture pixels per pixel of the card. */
const SHARPNESS = 2;

/** Loads the challenges' pictures at card size. Failed ones are left out. */
export async function loadPhotos(nodes: readonly PlacedNode[], resolve: (address: string) => string): Promise<Photos> {
  const photos = new Map<TaskId, string>();
  const waiting = nodes.filter(({ node }) => photoOf(node.task)).slice(0, MOST);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { id, task } = next.node;
      try {
        photos.set(id, await loadPhoto(resolve(photoOf(task) ?? '')));
      } catch {
        // The card is drawn without a picture.
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return photos;
}

async function loadPhoto(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The picture failed with status ${answer.status}.`);
  const picture = await createImageBitmap(await answer.blob());
  const canvas = document.createElement('canvas');
  canvas.width = NODE.width * SHARPNESS;
  canvas.height = PHOTO_HEIGHT * SHARPNESS;
  const { width, height } = canvas;
  canvas.getContext('2d')?.drawImage(picture, ...cropRect(address, picture, width / height), 0, 0, width, height);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.8);
}
