import { readinessQuery } from '@waymark/client';
import {
  type GameId,
  REWARD_COUNTS,
  REWARD_POINTS,
  REWARD_PUSH_MAX,
  type Reward,
  TASK_TYPE_NAMES,
} from '@waymark/contract';
import { READINESS_WORDS } from '@waymark/contract/readiness';
import { useHost, useMaxBytes, useOffered, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import {
  Icon,
  IconButton,
  MediaUpload,
  Panel,
  PanelBody,
  PanelHead,
  RichText,
  SaveMark,
  Select,
  TextField,
  token,
} from '@waymark/ui';
import { ArrowLeft, Gift, Trash2, X } from '@waymark/ui/icons';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { KeyedText } from './keys/keyed-text';
import { useKeys } from './keys/use-keys';
import { photoOf } from './reward-card';
import { RewardGrants } from './reward-grants';
import { countWords, rewardSentence } from './reward-words';
import { useRewardDraft } from './use-reward-draft';
import type { RewardsEditor } from './use-rewards';

const TITLE_MAX = 255;
/** What the picture should measure at least (uploads.size.reward). */
const PHOTO_ADVICE = '800x800';

const Pane = styled(Panel)`
  & h2 { flex: 1; min-inline-size: 0; font: 600 ${token.type16} ${token.font}; overflow-wrap: anywhere; }
  & h3 { font: 600 ${token.type14} ${token.font}; }
`;

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
`;

const Says = styled.p`
  display: flex;
  gap: 8px;
  color: ${token.textSoft};
  font: ${token.type13} ${token.font};
`;

const Finding = styled.p`
  color: ${token.warningText};
  font: ${token.type13} ${token.font};
`;

interface RewardEditorProps {
  readonly game: GameId;
  readonly reward: Reward;
  readonly editor: RewardsEditor;
  /** The list is out of sight. */
  readonly alone: boolean;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** Everything of one reward; each field is saved when it is left. */
export function RewardEditor({ game, reward, editor, alone, onClose, onDelete }: RewardEditorProps) {
  const t = useTranslate();
  const { api } = useHost();
  const maxBytes = useMaxBytes('image');
  const lists = useOffered('reward-grants');
  const keys = useKeys(game);
  const { findings = [] } = useQuery(readinessQuery(api, game)).data ?? {};
  const finding = findings.find(
    ({ rule, values }) => rule === 'reward-out-of-reach' && values?.name === reward.title && values?.n === reward.trig,
  );
  const title = useRewardDraft(reward, editor, 'title');
  const description = useRewardDraft(reward, editor, 'description');
  const push = useRewardDraft(reward, editor, 'push');
  const photo = photoOf(reward);
  const titleField = useRef<HTMLInputElement>(null);
  useEffect(() => titleField.current?.focus({ preventScroll: true }), []);
  const { id, first = 0, trig = 1, style = '', points = 0 } = reward;
  const counts = (more: readonly number[]) =>
    [...new Set([...REWARD_COUNTS, ...more])].map((n) => ({ value: String(n), label: countWords(t, n) }));
  const stateOf = (field: string) => editor.saves.stateOf(`${id} ${field}`);
  const errorOf = (field: string) => {
    const state = stateOf(field);
    return state.phase === 'failed' ? state.reason : undefined;
  };
  const help = t('Text only. {key} adds a word of the game.', { key: '%{key}' });
  return (
    <Pane as="section" aria-label={t('Reward')}>
      <PanelHead>
        {alone && <IconButton icon={ArrowLeft} label={t('Back')} flip onClick={onClose} />}
        <h2 dir="auto">{reward.title || t('Untitled reward')}</h2>
        <IconButton
          icon={Trash2}
          label={t('Delete {name}', { name: reward.title || t('Untitled reward') })}
          onClick={onDelete}
        />
        {!alone && <IconButton icon={X} label={t('Close')} onClick={onClose} />}
      </PanelHead>
      <PanelBody>
        <MediaUpload
          label={t('Photo')}
          kinds={['image']}
          value={photo ? { kind: 'image', url: api.resolve(photo) } : null}
          upload={editor.uploadPhoto(id)}
          onDelete={() => editor.deletePhoto(id)}
          advice={t('square, at least {measures}', { measures: PHOTO_ADVICE })}
          maxBytes={maxBytes}
          height={148}
        />
        <TextField ref={titleField} label={t('Title')} max={TITLE_MAX} autoComplete="off" {...title} />
        <RichText label={t('Description')} {...description} />
        <h3>{t('Who gets it')}</h3>
        <Pairs>
          <Select
            label={t('Grant to')}
            value={String(first)}
            options={counts([first])}
            error={errorOf('first')}
            tail={<SaveMark state={stateOf('first').phase} />}
            onChange={(value) => void editor.save(id, { first: Number(value) })}
          />
          <Select
            label={t('Qualify with')}
            value={String(trig)}
            options={counts([trig])}
            error={errorOf('trig')}
            tail={<SaveMark state={stateOf('trig').phase} />}
            onChange={(value) => void editor.save(id, { trig: Number(value) })}
          />
          <Select
            label={t('Challenge type')}
            value={style}
            options={[
              { value: '', label: t('Any type') },
              ...TASK_TYPE_NAMES.map((name, type) => ({ value: String(type), label: t(name) })),
            ]}
            error={errorOf('style')}
            tail={<SaveMark state={stateOf('style').phase} />}
            onChange={(value) => void editor.save(id, { style: value })}
          />
          <Select
            label={t('Bonus points')}
            value={String(points)}
            options={[...new Set([...REWARD_POINTS, points])].map((n) => ({ value: String(n), label: String(n) }))}
            error={errorOf('points')}
            tail={<SaveMark state={stateOf('points').phase} />}
            onChange={(value) => void editor.save(id, { points: Number(value) })}
          />
        </Pairs>
        {finding && (
          <Finding role="status" data-field="trig">
            {t(READINESS_WORDS[finding.rule].says, finding.values)}{' '}
            {t(READINESS_WORDS[finding.rule].why, finding.values)}
          </Finding>
        )}
        <Says>
          <Icon of={Gift} />
          <span>{rewardSentence(t, reward)}</span>
        </Says>
        <KeyedText label={t('Push message')} keys={keys} max={REWARD_PUSH_MAX} counter rows={3} help={help} {...push} />
        {lists && <RewardGrants game={game} reward={reward} />}
      </PanelBody>
    </Pane>
  );
}
