import { BRAND_DEFAULTS, type Brand } from '@waymark/client';
import type { Game } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { Icon, token } from '@waymark/ui';
import { Bell, MenuLines } from '@waymark/ui/icons';
import styled from 'styled-components';
import { PhoneMenu } from '../branding/phone/phone-menu';
import { Bar, Frame, Screen } from '../branding/phone/phone-styles';
import { styleOf } from '../branding/phone/style-of';

const Stage = styled.div`
  position: relative;
  block-size: 100%;
  min-block-size: 372px;
  overflow: hidden;
  background: ${token.surfaceSunken};
  border-inline-start: 1px solid ${token.line};
  & > div { position: absolute; inline-size: 234px; inset-block-start: 28px; inset-inline-end: 24px; }
  & > div:first-child { inset-block-start: 72px; inset-inline: 24px auto; opacity: 0.75; }
  @media (max-width: 1100px) { border-inline-start: 0; border-block-start: 1px solid ${token.line}; }
  @media (max-width: 480px) { & > div { inset-inline-end: 12px; } & > div:first-child { inset-inline: 12px auto; } }
`;

const AS_IT_IS: Brand = { ...BRAND_DEFAULTS, pictures: {}, waiting: [] };
/** A sample brand. */
const DRESSED: Brand = {
  ...AS_IT_IS,
  top_nav_background_color: '#0B6A60',
  top_nav_tint_color: '#F4C45A',
  body_high_color: '#8A5300',
  body_background_color: '#FFFCF2',
  body_tint_color: '#0B6A60',
};

/** The player app without and with a brand, as decoration. */
export function PurchasePhones({ game }: { readonly game: Game }) {
  const { api } = useHost();
  return (
    <Stage aria-hidden="true" inert data-example="">
      {[AS_IT_IS, DRESSED].map((brand) => (
        <Frame key={brand.body_tint_color}>
          <Screen style={styleOf(brand)}>
            <Bar>
              <Icon of={MenuLines} />
              <b dir="auto">{game.name}</b>
              <Icon of={Bell} />
            </Bar>
            <PhoneMenu brand={brand} game={game} resolve={(address) => api.resolve(address)} />
          </Screen>
        </Frame>
      ))}
    </Stage>
  );
}
