import {
  addAdjustment,
  adjustmentsQuery,
  boardQuery,
  keyStarts,
  keys,
  revertAdjustment,
  type StyledBoardView,
} from '@waymark/client';
import { ADJUSTMENT_MOST, ADJUSTMENT_REASON_MAX, type GameId, type TeamId } from '@waymark/contract';
import { counted, useActions, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import {
  Button,
  Dialog,
  IconButton,
  NumberField,
  Row,
  SegmentedControl,
  Select,
  Stack,
  TextField,
  token,
} from '@waymark/ui';
import { Undo2 } from '@waymark/ui/icons';
import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { useSignedFormat } from '../use-signed-format';
import { wholeBoard } from './use-board-actions';

const Given = styled.ul`
  display: grid;
  gap: 4px;
  max-block-size: 180px;
  overflow-y: auto;
  padding: 0;
  list-style: none;
  font: ${token.type13} ${token.font};
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; align-items: center; gap: 8px; }
  & small { display: block; color: ${token.textMuted}; }
`;

/** As wide as its options; on phones as wide as the fields. */
const Kind = styled.div`
  display: grid;
  @media (min-width: 768px) { justify-content: start; }
`;

interface AdjustDialogProps {
  readonly game: GameId;
  /** What the list shows. */
  readonly view: StyledBoardView;
  readonly onClose: () => void;
}

/** Adds a bonus or penalty for any team, whichever the list shows, and lists earlier ones. */
export default function AdjustDialog({ game, view, onClose }: AdjustDialogProps) {
  const t = useTranslate();
  const signed = useSignedFormat();
  const { api } = useHost();
  const client = useQueryClient();
  const { run, isUnderWay } = useActions<'add' | number>();
  const given = useQuery(adjustmentsQuery(api, game)).data ?? [];
  const { data: board, isPending } = useQuery(boardQuery(api, game, wholeBoard(view)));
  const teams = board?.teams ?? [];
  const [team, setTeam] = useState<TeamId>();
  const [kind, setKind] = useState<'bonus' | 'penalty'>('bonus');
  const [points, setPoints] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const form = useId();
  const reload = async () => {
    void client.invalidateQueries({ queryKey: keyStarts.boards(game) });
    await client.invalidateQueries({ queryKey: keys.adjustments(game) });
  };
  const ready = team !== undefined && points !== null && reason.trim() !== '';
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    const given = { team_id: team, points: kind === 'bonus' ? points : -points, reason: reason.trim() };
    const done = await run('add', () => addAdjustment(api, game, given));
    if (!done) return;
    // The next team's may have been typed meanwhile.
    setPoints((now) => (now === points ? null : now));
    setReason((now) => (now === reason ? '' : now));
    await reload();
  };
  const revoke = async (id: number) => {
    if (await run(id, () => revertAdjustment(api, game, id))) await reload();
  };
  return (
    <Dialog
      open
      title={t('Bonus or penalty')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Close')}</Button>
          <Button kind="primary" type="submit" form={form} disabled={!ready} busy={isUnderWay('add')}>
            {kind === 'bonus' ? t('Give points') : t('Deduct points')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} noValidate onSubmit={(event) => void add(event)}>
        <Select
          label={t('Team')}
          value={team === undefined ? null : String(team)}
          disabled={isPending}
          placeholder={isPending ? t('Loading') : t('Choose a team')}
          filter
          options={teams.map(({ id, name = '' }) => ({ value: String(id), label: name }))}
          onChange={(id) => setTeam(teams.find((one) => String(one.id) === id)?.id)}
        />
        <Kind>
          <SegmentedControl
            label={t('Bonus or penalty')}
            value={kind}
            options={[
              { value: 'bonus', label: t('Bonus') },
              { value: 'penalty', label: t('Penalty') },
            ]}
            onChange={setKind}
          />
        </Kind>
        <NumberField label={t('Points')} value={points} min={1} max={ADJUSTMENT_MOST} onChange={setPoints} />
        <TextField
          label={t('Reason')}
          value={reason}
          max={ADJUSTMENT_REASON_MAX}
          autoComplete="off"
          help={t("The reason appears in the game's history.")}
          onChange={setReason}
        />
        {given.length > 0 && (
          <Given aria-label={t('Given so far')}>
            {given.map((one) => (
              <li key={one.id}>
                <span>
                  <bdi>{one.team.name}</bdi>
                  <small>{one.by ? `${one.reason} · ${one.by}` : one.reason}</small>
                </span>
                <b>{signed.format(one.points)}</b>
                <Row>
                  <IconButton
                    icon={Undo2}
                    label={t('Remove {points} from {name}', {
                      points: counted(t, 'point', one.points),
                      name: one.team.name ?? '',
                    })}
                    onClick={() => void revoke(one.id)}
                  />
                </Row>
              </li>
            ))}
          </Given>
        )}
      </Stack>
    </Dialog>
  );
}
