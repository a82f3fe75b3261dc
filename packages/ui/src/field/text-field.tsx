import type { HTMLAttributes, HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import { useTranslate } from '../root/ui-context';
import { FieldInput, FieldTail } from './field-styles';
import { isSaveKey } from './save-key';
import { SaveMark } from './save-mark';
import { type TextFaceProps, TextFrame, useTextFace } from './text-frame';

/** Props of TextField. */
export interface TextFieldProps extends TextFaceProps {
  readonly type?: HTMLInputTypeAttribute;
  /** At the end of the field: a save mark, a unit, a button. */
  readonly tail?: ReactNode;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoFocus?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text under a floating label. */
export function TextField({ tail, placeholder = ' ', type = 'text', ...props }: TextFieldProps) {
  const t = useTranslate();
  const { entry, input, frame } = useTextFace(props);
  return (
    <TextFrame {...frame}>
      <FieldInput
        {...input}
        type={type}
        placeholder={placeholder}
        onKeyDown={(event) =>
          (event.key === 'Enter' || isSaveKey(event)) && !event.nativeEvent.isComposing && entry.commit()
        }
      />
      {(tail || entry.checking) && (
        <FieldTail>{entry.checking ? <SaveMark state="saving" text={t('Checking')} /> : tail}</FieldTail>
      )}
    </TextFrame>
  );
}
