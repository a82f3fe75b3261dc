import { brandingQuery, brandOf, keys } from '@waymark/client';
import type { Game, LiveMessage } from '@waymark/contract';
import { fieldsOf, useForeignEdits, useHost, useLiveScreen, usePersonOf, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { BRAND_FIELDS, isBrandField } from './brand-fields';
import { brandLabel } from './brand-labels';
import type { BrandEditor } from './use-brand-editor';

const ASKS = ['ss.game.update'] as const;
const FIELDS = fieldsOf(BRAND_FIELDS);

/** The fields of a brand that a change names; all of them if it names none. */
const changedBy = ({ detail: { fields } }: LiveMessage): readonly string[] =>
  fields && fields.length > 0 ? fields : FIELDS;

/** Merges changes to the brand by others, and asks about fields in use here. */
export function useForeignBrand(game: Game, editor: BrandEditor): void {
  const { api, live, signal } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const personOf = usePersonOf();
  const labelOf = (field: string) => brandLabel(t, field);
  const edits = useForeignEdits({
    editor,
    fields: FIELDS,
    labelOf,
    isValue: isBrandField,
    read: async () => {
      const held = await brandingQuery(api, game).queryFn({ signal });
      return brandOf(held, client.getQueryData<Game>(keys.game(game.id)) ?? game);
    },
    compare: async () => (await import('./brand-differences')).comparisonOf(t, labelOf),
  });
  useLiveScreen(game.id, {
    asks: ASKS,
    conflicts: (message) => {
      const changed = changedBy(message);
      const asks = changed.some((field) => isBrandField(field) && editor.touched.has(field));
      // The dialog takes focus, and the blur would save over the change it asks about.
      if (asks) editor.hold(live.answer !== undefined);
      else edits.tellMerged(message.detail.fields ?? [], personOf(message));
      return asks;
    },
    onSettled: editor.answered,
    differences: (messages) => edits.differences(messages.flatMap(changedBy), messages.map(personOf).at(-1)),
    onRefresh: (message, keep) => edits.refresh(changedBy(message), keep),
  });
}
