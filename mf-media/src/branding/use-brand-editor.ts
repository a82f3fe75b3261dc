import {
  type Brand,
  brandingQuery,
  keys,
  type MediaRecord,
  mediaFields,
  pictureChange,
  saveBranding,
  uploadFile,
  withoutMedia,
} from '@waymark/client';
import type { BrandFile, BrandingWrite, Game } from '@waymark/contract';
import {
  REFUSED,
  type RecordEditor,
  useHost,
  useRecordEditor,
  useRecordMutations,
  useRetryCheck,
  useStored,
  useTranslate,
} from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import type { UploadFile } from '@waymark/ui';
import { useMemo } from 'react';
import { BRAND_EDITING, type BrandEdits, type BrandPart, type BrandPicturePart, picturePart } from './brand-fields';
import { useStoredBrand } from './use-stored-brand';

/** The editor of a brand: each field saves by itself, and each component subscribes to what it shows. */
export type BrandEditor = RecordEditor<Brand, BrandEdits, BrandPicturePart> & {
  /** The owner of the pictures. */
  readonly record: MediaRecord;
  /** Replaces a picture. */
  upload(name: BrandFile): UploadFile;
  remove(name: BrandFile): void;
};

/** Edits the brand of a game. It has to be loaded. */
export function useBrandEditor(game: Game): BrandEditor {
  const { api } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const detail = { game: { id: game.id } };
  const again = useRetryCheck((signal) => brandingQuery(api, game).queryFn({ signal }), 'ss.game.update', detail);
  const key = keys.branding(game.id);
  const { stored, watch } = useStoredBrand(game);
  const { stored: compared } = useStored<Brand>(key);
  const writes = useRecordMutations<Brand, BrandingWrite, BrandPart>({
    record: key,
    // Brands aren't part of any list.
    lists: key,
    send: async (body) => {
      await saveBranding(api, game.id, body, { handles: REFUSED });
      return undefined;
    },
    onSaved: (_, filesOnly) => {
      if (!filesOnly) void client.invalidateQueries({ queryKey: keys.game(game.id) });
    },
    again,
  });
  const editor = useRecordEditor<Brand, BrandEdits, BrandingWrite, BrandPicturePart>({
    stored,
    compared,
    watch,
    writes,
    part: String(game.id),
    ...BRAND_EDITING,
    toShow: (changes) => changes as Partial<Brand>,
    toWrite: (changes) => BRAND_EDITING.toWrite(changes, undefined),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: writes do the same with every drawing
  return useMemo(
    () => ({
      ...editor,
      record: { game: game.id, record: 'game', id: game.id },
      upload:
        (name) =>
        async (file, { onProgress, signal: ends }) => {
          const part = picturePart(name);
          editor.touched.add(part);
          const media = await uploadFile(api, file, { onProgress, signal: ends });
          ends.throwIfAborted();
          const saved = await writes.write(part, {
            shown: {},
            send: () => mediaFields(name, media),
            // Shows the chosen file until the processed one is available.
            onSaved: () => writes.take(pictureChange(name, URL.createObjectURL(file))),
            filesOnly: true,
          });
          if (!saved) throw new Error(t("Couldn't save the picture."));
        },
      remove: (name) => {
        const part = picturePart(name);
        editor.touched.add(part);
        void writes.write(part, {
          shown: pictureChange(name, ''),
          send: () => withoutMedia(name),
          filesOnly: true,
        });
      },
    }),
    [editor, t],
  );
}
