import { tagsQuery } from '@waymark/client';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { TagSearch } from '@waymark/ui';
import type { BulkFormProps } from './bulk-form';

/** Maximum length of a tag. */
const LONGEST = 255;

/** Tags to add to and remove from several challenges. */
export function TagsForm({ changes, onChange }: BulkFormProps) {
  const { api } = useHost();
  const t = useTranslate();
  const { data: known = [] } = useQuery(tagsQuery(api));
  const { add_tags: added = [], remove_tags: removed = [] } = changes;
  return (
    <>
      <TagSearch
        label={t('Tags to add')}
        tags={added}
        known={known}
        max={LONGEST}
        onAdd={(tag) => onChange({ add_tags: [...added, tag], remove_tags: removed.filter((one) => one !== tag) })}
        onRemove={(tag) => onChange({ add_tags: added.filter((one) => one !== tag) })}
      />
      <TagSearch
        label={t('Tags to remove')}
        tags={removed}
        known={known}
        knownOnly
        onAdd={(tag) => onChange({ remove_tags: [...removed, tag], add_tags: added.filter((one) => one !== tag) })}
        onRemove={(tag) => onChange({ remove_tags: removed.filter((one) => one !== tag) })}
      />
    </>
  );
}
