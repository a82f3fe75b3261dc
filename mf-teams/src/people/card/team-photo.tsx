import type { Team } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { Icon, Img, token } from '@waymark/ui';
import { Users } from '@waymark/ui/icons';
import styled from 'styled-components';
import { standardPhoto } from '../../standard-photo';

const SIZE = 44;

const NoPhoto = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${SIZE}px;
  block-size: ${SIZE}px;
  border-radius: 50%;
  background: ${token.accentSubtle};
  color: ${token.accentText};
`;

/** The photo of a team, or a placeholder. */
export function TeamPhoto({ team }: { readonly team: Team }) {
  const { api } = useHost();
  const photo = standardPhoto(team.assets);
  if (photo) return <Img src={api.resolve(photo)} alt="" width={SIZE} height={SIZE} round />;
  return (
    <NoPhoto data-default-image="">
      <Icon of={Users} size={20} />
    </NoPhoto>
  );
}
