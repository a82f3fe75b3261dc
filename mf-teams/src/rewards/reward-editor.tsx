import { type GameId, REWARD_PUSH_MAX, type Reward } from '@waymark/contract';
import { DescribedUpload, useHost, useMaxBytes, useOffered, useScreenKeys, useTranslate } from '@waymark/host-kit';
import { EditorPane, IconButton, RichText, TextField, token } from '@waymark/ui';
import { Trash2, X } from '@waymark/ui/icons';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { KeyedText } from './keys/keyed-text';
import { UnknownKeys } from './keys/unknown-keys';
import { useKeys } from './keys/use-keys';
import { photoOf } from './reward-card';
import { RewardGrants } from './reward-grants';
import { RewardState, useForgetReward } from './reward-state';
import { RewardTerms } from './reward-terms';
import { useRewardDraft } from './use-reward-draft';
import type { RewardsEditor } from './use-rewards';

const TITLE_MAX = 255;
/** The smallest picture that stays sharp (uploads.size.reward). */
const PHOTO_ADVICE = '800x800';

/** The square that players see, beside the title. */
const Head = styled.div`
  display: grid;
  grid-template-columns: 176px minmax(0, 1fr);
  align-items: start;
  gap: 14px;
`;
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  & h3 { font: 600 ${token.type14} ${token.font}; }
`;

/** Props of RewardEditor. */
export interface RewardEditorProps {
  readonly game: GameId;
  readonly reward: Reward;
  readonly editor: RewardsEditor;
  /** The open one; the others keep unsaved text. */
  readonly front: boolean;
  /** Just added: starts in the title. */
  readonly isNew: boolean;
  readonly place: { readonly n: number; readonly count: number } | undefined;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  /** Absent where Back closes it. */
  readonly onClose: (() => void) | undefined;
  readonly onDelete: () => void;
}

/** The editor of a reward. Each field is saved on blur. */
export function RewardEditor(props: RewardEditorProps) {
  const { game, reward, editor, front, isNew, place, onPrevious, onNext, onClose, onDelete } = props;
  const t = useTranslate();
  const { api } = useHost();
  const maxBytes = useMaxBytes('image');
  const listsGrants = useOffered('reward-grants');
  const keys = useKeys(game);
  const title = useRewardDraft(reward, editor, 'title');
  const description = useRewardDraft(reward, editor, 'description');
  const push = useRewardDraft(reward, editor, 'push');
  const photo = photoOf(reward);
  const titleField = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    if (isNew) titleField.current?.focus({ preventScroll: true });
  }, []);
  useForgetReward(editor, reward.id);
  useRewardKeys(front, { onPrevious, onNext });
  const { id } = reward;
  const photoState = editor.saves.stateOf(`${id} photo`);
  const name = reward.title || t('Untitled reward');
  return (
    <EditorPane
      name={name}
      {...(place ? { place } : {})}
      previousLabel={t('Previous reward')}
      nextLabel={t('Next reward')}
      onPrevious={onPrevious}
      onNext={onNext}
      state={<RewardState editor={editor} reward={id} />}
      actions={
        <>
          <IconButton icon={Trash2} label={t('Delete {name}', { name })} onClick={onDelete} />
          {onClose && <IconButton icon={X} label={t('Close')} onClick={onClose} />}
        </>
      }
    >
      <Fields>
        <Head>
          <DescribedUpload
            of={{ game, record: 'reward', id }}
            name="standard"
            label={t('Photo')}
            kinds={['image']}
            value={photo ? { kind: 'image', url: api.resolve(photo) } : null}
            upload={editor.uploadPhoto(id)}
            onDelete={() => void editor.deletePhoto(id)}
            error={photoState.phase === 'failed' ? photoState.reason : undefined}
            advice={t('square, at least {measures}', { measures: PHOTO_ADVICE })}
            maxBytes={maxBytes}
            ratio={1}
          />
          <div>
            <TextField ref={titleField} label={t('Title')} max={TITLE_MAX} autoComplete="off" {...title} />
            <UnknownKeys text={title.value} keys={keys} />
          </div>
        </Head>
        <div>
          <RichText label={t('Description')} {...description} />
          <UnknownKeys text={description.value} keys={keys} />
        </div>
        <RewardTerms game={game} reward={reward} editor={editor} />
        <div>
          <KeyedText
            label={t('Push message')}
            keys={keys}
            max={REWARD_PUSH_MAX}
            counter
            rows={3}
            help={t('Plain text. {key} inserts a personalisation.', { key: '%{key}' })}
            {...push}
          />
          <UnknownKeys text={push.value} keys={keys} />
        </div>
        {listsGrants && <RewardGrants game={game} reward={reward} />}
      </Fields>
    </EditorPane>
  );
}

/** The keys of the reward in front. */
function useRewardKeys(front: boolean, { onPrevious, onNext }: Pick<RewardEditorProps, 'onPrevious' | 'onNext'>) {
  const t = useTranslate();
  const group = t('Reward');
  const keys = [
    { keys: 'j', label: t('Next reward'), group, run: () => onNext?.(), when: () => onNext !== undefined },
    { keys: 'k', label: t('Previous reward'), group, run: () => onPrevious?.(), when: () => onPrevious !== undefined },
  ];
  useScreenKeys(front ? keys : []);
}
