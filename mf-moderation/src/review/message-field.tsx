import { type Answer, type GameId, REVIEW_MESSAGE_MAX } from '@waymark/contract';
import { lazyScreenPart, useOffered, useTranslate } from '@waymark/host-kit';
import { Kbd, TextArea } from '@waymark/ui';
import type { KeyboardEvent, Ref } from 'react';
import styled from 'styled-components';
import type { ReadyMenuProps } from './ready-menu';
import { useReviewKey } from './review-keys';
import type { DraftEntry } from './use-draft';

const ReadyMenu = lazyScreenPart<ReadyMenuProps>(() =>
  import(/* webpackChunkName: "dialogs" */ './ready-menu').then((file) => file.ReadyMenu),
);

/** One line, growing with the text. */
const Low = styled.div`
  & textarea { min-block-size: 48px; }
`;

/** Escape leaves the message as it is; from then on, keys decide again. */
function leave(event: KeyboardEvent): void {
  // Escape also ends an IME composition, and closes the menu.
  if (event.key !== 'Escape' || event.nativeEvent.isComposing || !(event.target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  event.target.blur();
}

/** Props of MessageField. */
export interface MessageFieldProps {
  readonly game: GameId;
  readonly answer: Answer;
  readonly draft: DraftEntry;
  readonly field?: Ref<HTMLTextAreaElement>;
}

/** The message sent to the team with a decision: typed, or ready-made. */
export function MessageField({ game, answer, draft, field }: MessageFieldProps) {
  const t = useTranslate();
  const key = useReviewKey('m');
  const hasReady = useOffered('ready-messages');
  return (
    <Low onKeyDown={leave}>
      <TextArea
        label={t('Message to the team')}
        value={draft.message}
        max={REVIEW_MESSAGE_MAX}
        onChange={draft.setMessage}
        {...(field ? { ref: field } : {})}
        tail={
          <>
            {key && <Kbd aria-hidden>M</Kbd>}
            {hasReady && <ReadyMenu key={answer.id} game={game} onChoose={draft.setMessage} />}
          </>
        }
      />
    </Low>
  );
}
