import { readinessQuery } from '@waymark/client';
import { type GameId, REWARD_COUNTS, REWARD_POINTS, type Reward, TASK_TYPE_NAMES } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Icon, SaveMark, Select, token } from '@waymark/ui';
import { Gift } from '@waymark/ui/icons';
import styled from 'styled-components';
import { FindingNote } from './finding-note';
import { countWords, rewardSentence } from './reward-words';
import type { RewardsEditor } from './use-rewards';

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

interface RewardTermsProps {
  readonly game: GameId;
  readonly reward: Reward;
  readonly editor: RewardsEditor;
}

/** Who gets a reward and for how many challenges, as selects and as a sentence. */
export function RewardTerms({ game, reward, editor }: RewardTermsProps) {
  const t = useTranslate();
  const { findings = [], checked = 0 } = useQuery(readinessQuery(useHost().api, game)).data ?? {};
  const { id, title, first = 0, trig = 1, style = '', points = 0 } = reward;
  const finding = findings.find(
    ({ rule, values }) =>
      rule === 'reward-out-of-reach' &&
      values?.name === title &&
      values?.n === trig &&
      // With fewer, it is about a namesake that needs one type.
      (style !== '' || Number(values?.most) >= checked),
  );
  /** A stored value outside the documented ones stays selectable. */
  const counts = (stored: number) =>
    [...new Set([...REWARD_COUNTS, stored])].map((n) => ({ value: String(n), label: countWords(t, n) }));
  const savedAs = (field: string) => {
    const state = editor.saves.stateOf(`${id} ${field}`);
    return {
      error: state.phase === 'failed' ? state.reason : undefined,
      tail: <SaveMark state={state.phase} />,
    };
  };
  return (
    <>
      <h3>{t('Who gets it')}</h3>
      <Pairs>
        <Select
          label={t('Grant to')}
          value={String(first)}
          options={counts(first)}
          {...savedAs('first')}
          onChange={(value) => void editor.save(id, { first: Number(value) })}
        />
        <Select
          label={t('Qualify with')}
          value={String(trig)}
          options={counts(trig)}
          {...savedAs('trig')}
          onChange={(value) => void editor.save(id, { trig: Number(value) })}
        />
        <Select
          label={t('Challenge type')}
          value={style}
          options={[
            { value: '', label: t('Any type') },
            ...TASK_TYPE_NAMES.map((name, type) => ({ value: String(type), label: t(name) })),
          ]}
          {...savedAs('style')}
          onChange={(value) => void editor.save(id, { style: value })}
        />
        <Select
          label={t('Bonus points')}
          value={String(points)}
          options={[...new Set([...REWARD_POINTS, points])].map((n) => ({ value: String(n), label: String(n) }))}
          {...savedAs('points')}
          onChange={(value) => void editor.save(id, { points: Number(value) })}
        />
      </Pairs>
      {finding && <FindingNote rule={finding.rule} values={finding.values} />}
      <Says>
        <Icon of={Gift} />
        <span>{rewardSentence(t, reward)}</span>
      </Says>
    </>
  );
}
