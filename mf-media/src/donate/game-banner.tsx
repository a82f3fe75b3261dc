import type { DonationPage } from '@waymark/client';
import { useHost } from '@waymark/host-kit';
import { Img } from '@waymark/ui';
import styled from 'styled-components';
import { logoShape } from '../game/logo-shape';

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: 54px;
  padding: 8px 20px;
  font-weight: 600;
  ${logoShape(34)}
  & > span { max-inline-size: 60%; }
`;
const Photo = styled.div`
  position: relative;
  & > span { aspect-ratio: 2 / 1; border-radius: 0; }
  & > p {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    padding: 40px 20px 14px;
    background: linear-gradient(transparent, rgb(0 0 0 / 72%));
    color: #fff;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** A game in its own brand: the bar of its player app, its picture and its name. */
export function GameBanner({ page: { name, photo, logo, bar, ink } }: { readonly page: DonationPage }) {
  const { api, brand } = useHost();
  const title = photo ? brand.name : name;
  return (
    <>
      <Bar style={{ background: bar, color: ink }}>
        {logo ? <Img src={api.resolve(logo)} alt={title ?? ''} fit="contain" bare /> : <bdi>{title}</bdi>}
      </Bar>
      {photo && (
        <Photo>
          <Img src={api.resolve(photo)} alt="" width="100%" />
          <p>
            <bdi>{name}</bdi>
          </p>
        </Photo>
      )}
    </>
  );
}
