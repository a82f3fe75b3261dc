import type { GroupTeam } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { Icon, IconButton, Img, token } from '@waymark/ui';
import { Users, X } from '@waymark/ui/icons';
import styled from 'styled-components';

/** The photo, or the picture for teams without one. */
export function TeamFace({ team }: { readonly team: Pick<GroupTeam, 'assets'> }) {
  const { api } = useHost();
  const photo = team.assets?.photos[0]?.url;
  if (photo) return <Img src={api.resolve(photo)} alt="" width={24} height={24} round />;
  return (
    <NoPhoto data-default-image="">
      <Icon of={Users} size={14} />
    </NoPhoto>
  );
}

const NoPhoto = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border-radius: 50%;
  background: ${token.accentSubtle};
  color: ${token.accentText};
`;

const Chip = styled.li<{ $open: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  max-inline-size: 100%;
  min-block-size: 34px;
  padding-block: 2px;
  padding-inline: 4px ${({ $open }) => ($open ? '2px' : '12px')};
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPill};
  background: ${token.surfaceChip};
  font: 500 ${token.type13} ${token.font};
  & > span:not(:first-child) { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > button { border-radius: 50%; }
`;

interface TeamChipProps {
  readonly team: GroupTeam;
  /** In edit mode: removes the team from the group. */
  readonly onRemove?: (() => void) | undefined;
}

/** A team in its group: its photo and its name. */
export function TeamChip({ team, onRemove }: TeamChipProps) {
  const t = useTranslate();
  const name = team.name ?? '';
  return (
    <Chip $open={onRemove !== undefined}>
      <TeamFace team={team} />
      <span dir="auto">{name}</span>
      {onRemove && <IconButton icon={X} size={14} label={t('Remove {team}', { team: name })} onClick={onRemove} />}
    </Chip>
  );
}
