import type { Team } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Button, TextField } from '@waymark/ui';
import { UserPlus } from '@waymark/ui/icons';
import styled from 'styled-components';
import { useNewPlayer } from '../use-new-player';
import type { People } from '../use-people';

const Line = styled.form`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  & > :first-child { flex: 1; min-inline-size: 0; }
  & > button { min-block-size: 48px; }
  @container (max-width: 360px) { flex-wrap: wrap; }
`;

interface AddPlayerProps {
  readonly team: Team;
  readonly people: People;
}

/** Adds a player by e-mail address. A rejected address returns to the field. */
export function AddPlayer({ team, people }: AddPlayerProps) {
  const t = useTranslate();
  const { add, isEmpty, field } = useNewPlayer(people, team.id);
  return (
    <Line noValidate onSubmit={(event) => void add(event)}>
      <TextField {...field} label={t("Player's email")} />
      <Button type="submit" icon={UserPlus} disabled={isEmpty}>
        {t('Add player')}
      </Button>
    </Line>
  );
}
