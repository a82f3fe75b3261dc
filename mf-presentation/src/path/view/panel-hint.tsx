import { Link, useTranslate } from '@waymark/host-kit';
import { Icon, TextLink, token } from '@waymark/ui';
import { Lock } from '@waymark/ui/icons';
import styled from 'styled-components';
import { useChallengePanel } from './use-challenge-panel';

const Hint = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 32px;
  padding: 5px 11px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusControl};
  background: ${token.surfaceRaised};
  color: ${token.textSoft};
  font: ${token.type13} ${token.font};
  && a { text-decoration: underline; text-underline-offset: 2px; }
`;

/** Says where the path is edited. */
export function PanelHint({ className }: { readonly className?: string }) {
  const t = useTranslate();
  const { address } = useChallengePanel();
  // The panel's name may be anywhere in a translated sentence.
  const [before, after = ''] = t('Changes are made in the {panel}.', { panel: '\n' }).split('\n');
  const name = t('Challenge Panel');
  return (
    <Hint className={className} data-over="">
      <Icon of={Lock} size={14} />
      <span>
        {before}
        {address ? (
          <TextLink as={Link} to={address}>
            {name}
          </TextLink>
        ) : (
          name
        )}
        {after}
      </span>
    </Hint>
  );
}
