import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { FieldArea, FieldTail } from './field-styles';
import { type TextFaceProps, TextFrame, useTextFace } from './text-frame';

/** Props of TextArea. */
export interface TextAreaProps extends TextFaceProps {
  readonly tail?: ReactNode;
  readonly rows?: number;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** More characters than this always fill the maximum height. */
const LONG = 20_000;

const TopTail = styled(FieldTail)`
  align-items: flex-start;
  padding-block-start: 8px;
`;

/** Several lines of text under a floating label; grows with the text. */
export function TextArea({ tail, ...props }: TextAreaProps) {
  const { input, frame } = useTextFace(props);
  return (
    <TextFrame {...frame}>
      <FieldArea {...input} $long={input.value.length > LONG} placeholder=" " />
      {tail && <TopTail>{tail}</TopTail>}
    </TextFrame>
  );
}
