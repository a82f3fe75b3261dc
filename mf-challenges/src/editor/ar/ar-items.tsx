import { REALITIES_MAX, type Reality } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Button, FieldStack } from '@waymark/ui';
import { Plus } from '@waymark/ui/icons';
import { useState } from 'react';
import type { TaskEditor } from '../editor';
import { Note } from '../fields/layout';
import { ArItem } from './ar-item';
import { numberedItems } from './numbered-items';

/** The AR items of a challenge: those in use, and an empty one on request. */
export function ArItems({ editor }: { readonly editor: TaskEditor }) {
  const t = useTranslate();
  const [asked, setAsked] = useState(1);
  const items = numberedItems(editor.view);
  const used = items.findLastIndex(isUsed) + 1;
  const shown = items.slice(0, Math.max(used, asked));
  return (
    <FieldStack>
      <Note>{t('Players see these models in the camera. At most {n} items.', { n: REALITIES_MAX })}</Note>
      {shown.map(({ id }, at) => (
        <ArItem key={id} challenge={editor} item={id} place={at + 1} />
      ))}
      {shown.length < items.length && (
        <div>
          <Button icon={Plus} onClick={() => setAsked(shown.length + 1)}>
            {t('Add AR item')}
          </Button>
        </div>
      )}
    </FieldStack>
  );
}

const isUsed = ({ model_url, model_media_uuid, animation_name }: Reality): boolean =>
  Boolean(model_url || model_media_uuid || animation_name);
