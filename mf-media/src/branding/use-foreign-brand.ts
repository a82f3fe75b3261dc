import { type Brand, brandingQuery } from '@waymark/client';
import type { Game, LiveMessage } from '@waymark/contract';
import { fieldsOf, useHost, useLiveScreen, useTranslate } from '@waymark/host-kit';
import { useRef } from 'react';
import { BRAND_FIELDS, type BrandField } from './brand-fields';
import type { BrandEditor } from './use-brand-editor';

const ASKS = ['ss.game.update'] as const;

/** The fields of a brand that a change names; all of them where it names none. */
const fieldsChangedBy = ({ detail: { fields } }: LiveMessage): readonly BrandField[] => {
  const all = fieldsOf(BRAND_FIELDS);
  return fields && fields.length > 0 ? all.filter((field) => fields.includes(field)) : all;
};
const words = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** Merges what others change of the brand, and asks about fields that are in hand here. */
export function useForeignBrand(game: Game, editor: BrandEditor): void {
  const { api, signal } = useHost();
  const t = useTranslate();
  const theirs = useRef<Brand>(undefined);
  const inHand = (message: LiveMessage) => fieldsChangedBy(message).filter((field) => editor.touched.has(field));
  useLiveScreen(game.id, {
    asks: ASKS,
    conflicts: (message) => {
      const asks = inHand(message).length > 0;
      // The dialog takes the focus, and leaving a field saves it: over the change that is being asked about.
      if (asks) editor.hold();
      return asks;
    },
    differences: async (messages) => {
      const stored = await brandingQuery(api, game).queryFn({ signal });
      theirs.current = stored;
      const mine = editor.latest();
      return [...new Set(messages.flatMap(inHand))]
        .filter((field) => words(mine[field]) !== words(stored[field]))
        .map((field) => ({
          field,
          label: t(BRAND_FIELDS[field].label),
          mine: words(mine[field]) || t('Empty'),
          theirs: words(stored[field]) || t('Empty'),
        }));
    },
    onRefresh: (message, keep) => {
      const fields = inHand(message);
      const kept = fields.filter((field) => keep.includes(field));
      if (theirs.current) editor.keep(kept, theirs.current);
      editor.forget(fields.filter((field) => !kept.includes(field)));
    },
  });
}
