import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '@waymark/provider/data';
import { mediaKey } from '@waymark/provider/data';
import type { MediaFiles } from '@waymark/provider/schema';
import { CLIP_SIZE, CLIPS, type ClipName, SOUNDS, type SoundName } from '../art/clip-list';
import { pictureSize } from '../art/drawing';
import { GRAPHICS, type GraphicName, graphicFile } from '../art/marks';
import { PICTURES, pictureFile } from '../art/picture-list';
import type { DemoRows } from '../rows/demo-rows';
import { ART } from './art-folder';
import { mediaUuid } from './media-uuid';
import type { PictureName } from './picture-names';

/** The name of any file of the demo. */
export type DemoFile = PictureName | ClipName | SoundName | GraphicName | ModelName;

/** The name of the AR model. */
type ModelName = 'sea-ghost';

/** An upload as stored after processing: its file names, and the source of each. */
interface Upload {
  readonly kind: 'image' | 'video' | 'audio' | 'model';
  readonly extension: string;
  readonly width?: number;
  readonly height?: number;
  readonly seconds?: number;
  readonly files: MediaFiles;
  /** Paths below the art folder, by name in the storage. */
  readonly sources: Readonly<Record<string, string>>;
}

function uploads(): Map<string, Upload> {
  const found = new Map<string, Upload>();
  const add = (name: string, upload: Upload) => {
    if (found.has(name)) throw new Error(`Duplicate file name ${name}`);
    found.set(name, upload);
  };
  const image = (name: string, folder: string, file: string, size: { width: number; height: number }) => {
    const extension = file.slice(file.lastIndexOf('.') + 1);
    const original = `original.${extension}`;
    const sources = { [original]: `${folder}/${file}`, 'thumb.webp': `${folder}/thumbs/${name}.webp` };
    add(name, {
      kind: 'image',
      extension,
      ...size,
      files: { original, standard: original, thumb: 'thumb.webp' },
      sources,
    });
  };
  for (const picture of PICTURES) {
    image(`${picture.scene}-${picture.number}`, 'pictures', pictureFile(picture), pictureSize(picture));
  }
  for (const name of Object.keys(GRAPHICS) as GraphicName[]) {
    image(name, 'graphics', graphicFile(name), { width: GRAPHICS[name].width, height: GRAPHICS[name].height });
  }
  for (const [name, { seconds }] of Object.entries(CLIPS)) {
    const files = {
      original: 'original.mp4',
      mp4: 'original.mp4',
      webm: 'film.webm',
      gif: 'film.gif',
      png: 'still.png',
    };
    add(name, {
      kind: 'video',
      extension: 'mp4',
      ...CLIP_SIZE,
      seconds,
      files: { ...files, standard: 'still.png', thumb: 'thumb.webp' },
      sources: {
        'original.mp4': `clips/${name}.mp4`,
        'film.webm': `clips/${name}.webm`,
        'film.gif': `clips/${name}.gif`,
        'still.png': `clips/${name}.png`,
        'thumb.webp': `clips/thumbs/${name}.webp`,
      },
    });
  }
  for (const [name, { seconds }] of Object.entries(SOUNDS)) {
    add(name, {
      kind: 'audio',
      extension: 'm4a',
      seconds,
      files: { original: 'original.m4a', mp4: 'original.m4a', webm: 'sound.webm' },
      sources: { 'original.m4a': `sounds/${name}.mp4`, 'sound.webm': `sounds/${name}.webm` },
    });
  }
  add('sea-ghost' satisfies ModelName, {
    kind: 'model',
    extension: 'wt3',
    files: { original: 'original.wt3' },
    sources: { 'original.wt3': 'models/sea-ghost.wt3' },
  });
  return found;
}

/** The drawn files as uploads of one brand. Only used ones are stored. */
export class Library {
  readonly #uploads = uploads();
  readonly #asked = new Set<string>();
  readonly #brand: string;

  constructor(brand: string) {
    this.#brand = brand;
  }

  /** The uuid of a file, which marks it for storing. */
  uuid(name: DemoFile): string {
    if (!this.#uploads.has(name)) throw new Error(`There is no drawing ${name}`);
    this.#asked.add(name);
    return mediaUuid(this.#brand, name);
  }

  /** The kind of a file. */
  kind(name: DemoFile): Upload['kind'] | undefined {
    return this.#uploads.get(name)?.kind;
  }

  /** Copies used files into the storage and adds their rows. */
  async store(storage: Storage, rows: DemoRows, owner: { whiteLabelId: number; userId: number }, at: Date) {
    const copies: Promise<void>[] = [];
    for (const name of this.#asked) {
      const upload = this.#uploads.get(name);
      if (!upload) continue;
      const uuid = mediaUuid(this.#brand, name);
      const sizes = Object.entries(upload.sources).map(async ([file, source]) => {
        const bytes = await readFile(join(ART, source));
        await storage.write(mediaKey(uuid, file), bytes);
        return file === upload.files.original ? bytes.byteLength : 0;
      });
      copies.push(
        Promise.all(sizes).then((bytes) => {
          const { files, sources, ...more } = upload;
          rows.media.add({
            uuid,
            white_label_id: owner.whiteLabelId,
            owner_id: owner.userId,
            ...more,
            state: 'ready',
            bytes: Math.max(...bytes),
            files,
            created_at: at,
            ready_at: at,
          });
        }),
      );
    }
    await Promise.all(copies);
  }
}
