import { RefreshCw } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Button } from '../button/button';
import { FieldNote } from '../field/field-note';
import { lazyPart } from '../overlay/lazy-part';
import { useLazyPart } from '../overlay/use-lazy-part';
import { useTranslate } from '../root/ui-context';
import { Bone, Skeleton } from '../skeleton/skeleton';
import type { RichTextEditorProps } from './rich-text-editor';
import { RichBar, RichFrame, RichHead, Writing } from './rich-text-styles';

/** Props of RichText. Values are HTML; an empty text is ''. */
export interface RichTextProps {
  readonly label: string;
  readonly value: string;
  readonly onChange?: (html: string) => void;
  /** Called on blur with a changed text. */
  readonly onSave?: (html: string) => void;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  readonly id?: string;
}

const editor = lazyPart<RichTextEditorProps>(() =>
  import(/* webpackChunkName: "rich-text" */ './rich-text-editor').then((file) => file.RichTextEditor),
);

/** An editor for formatted descriptions, 250 px high. Its code loads when first rendered. */
export function RichText({ label, value, onChange, onSave, help, error, tail, disabled = false, id }: RichTextProps) {
  const own = useId();
  const t = useTranslate();
  const { Part, failed, retry } = useLazyPart(editor);
  return (
    <div>
      <RichFrame $wrong={error !== undefined} $off={disabled}>
        <RichHead>
          <span id={`${own}-label`}>{label}</span>
          {tail}
        </RichHead>
        {Part ? (
          <Part
            labelId={`${own}-label`}
            noteId={`${own}-note`}
            toolbarLabel={t('{label} formatting', { label })}
            value={value}
            onChange={onChange}
            onSave={onSave}
            disabled={disabled}
            wrong={error !== undefined}
            id={id ?? own}
          />
        ) : (
          <>
            <RichBar />
            <Writing style={{ padding: 12 }}>
              {failed ? (
                <div role="alert">
                  <p>{t("Couldn't load the editor. Your text is safe.")}</p>
                  <Button size="small" icon={RefreshCw} onClick={retry}>
                    {t('Retry')}
                  </Button>
                </div>
              ) : (
                <Skeleton>
                  {['70%', '92%', '54%'].map((width) => (
                    <Bone key={width} $width={width} style={{ marginBlockEnd: 12 }} />
                  ))}
                </Skeleton>
              )}
            </Writing>
          </>
        )}
      </RichFrame>
      <FieldNote id={`${own}-note`} error={error} help={help} />
    </div>
  );
}
