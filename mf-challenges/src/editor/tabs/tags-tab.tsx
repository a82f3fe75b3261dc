import { useTranslate } from '@waymark/host-kit';
import { FieldStack, TagSearch } from '@waymark/ui';
import { fieldId } from '../field-id';
import { controlOf, FieldRow } from '../fields/field-row';
import { useTags } from '../use-tags';
import type { TabProps } from './tab-list';

/** Labels on the challenge; only administrators change them. */
export function TagsTab({ editor, game }: TabProps) {
  const t = useTranslate();
  const tags = useTags(game, editor);
  const { error, tail } = controlOf(editor, 'tags');
  return (
    <FieldStack>
      <FieldRow
        editor={editor}
        field="tags"
        help={t('Tags group challenges across games: by theme, place or season. Players never see them.')}
      >
        <TagSearch
          id={fieldId(editor.view.id, 'tags')}
          label={t('Tags')}
          tags={tags.labels}
          known={tags.known}
          max={255}
          disabled={!tags.allowed}
          onAdd={tags.add}
          onRemove={tags.remove}
          error={error}
          tail={tail}
          help={
            tags.allowed
              ? t('Press Enter or comma to add a tag.')
              : t('Only administrators of the game can change tags.')
          }
        />
      </FieldRow>
    </FieldStack>
  );
}
