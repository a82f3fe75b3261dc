import { FieldFrame, FieldMark, useEdited, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { TextArea } from '@waymark/ui';
import { useState } from 'react';
import { BRAND_EDITING } from '../brand-fields';
import type { BrandEditor } from '../use-brand-editor';
import { defaultHelpQuery } from './default-help';
import { FormSection } from './form-section';

/** The help text for players; shows the default if there is none. */
export function HelpSection({ editor }: { readonly editor: BrandEditor }) {
  const t = useTranslate();
  const { navigation } = useHost();
  const typed = useEdited(editor, () => editor.latest().help ?? '');
  // Focus alone is no edit, and an emptied field stays empty until it is left.
  const [isEdited, setEdited] = useState(false);
  const error = useEdited(editor, () => editor.errorOf('help'));
  const { data = '' } = useQuery({ ...defaultHelpQuery(navigation.href('/')), enabled: typed === '' });
  const { limit } = BRAND_EDITING.textRules.help;
  return (
    <FormSection title={t('Help')} text={t('What players read when they ask for help.')}>
      <FieldFrame editor={editor} field="help">
        <TextArea
          id="brand-help"
          label={t('Help')}
          value={typed === '' && !isEdited ? data : typed}
          {...(limit ? { limit } : {})}
          help={typed === '' ? t('This is the default text. Change it to make it yours.') : undefined}
          error={error}
          tail={<FieldMark editor={editor} field="help" />}
          onChange={(text) => {
            setEdited(true);
            editor.type('help', text);
          }}
          onSave={() => {
            setEdited(false);
            editor.commit('help');
          }}
        />
      </FieldFrame>
    </FormSection>
  );
}
