import { type GameId, REALITIES_MAX, type Reality } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Button, FieldStack } from '@waymark/ui';
import { Plus } from '@waymark/ui/icons';
import { useState } from 'react';
import type { TaskEditor } from '../editor';
import { Note } from '../fields/layout';
import { ArItem } from './ar-item';

/** The AR items of a challenge: those in use, and an empty one on request. */
export function ArItems({ editor, game }: { readonly editor: TaskEditor; readonly game: GameId }) {
  const t = useTranslate();
  const [asked, setAsked] = useState(1);
  const items = editor.view.realities.filter(hasId).slice(0, REALITIES_MAX);
  const used = items.findLastIndex(isUsed) + 1;
  const shown = items.slice(0, Math.max(used, asked));
  return (
    <FieldStack>
      <Note>{t('Players see these models in the camera. At most {n} items.', { n: REALITIES_MAX })}</Note>
      {shown.map((item, at) => (
        <ArItem key={item.id} game={game} task={editor.view.id} item={item} place={at + 1} />
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

const hasId = (item: Reality): item is Reality & { readonly id: number } => typeof item.id === 'number';
const isUsed = ({ model_url, model_media_uuid, animation_name }: Reality): boolean =>
  Boolean(model_url || model_media_uuid || animation_name);
