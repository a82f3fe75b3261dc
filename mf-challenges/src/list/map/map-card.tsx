import type { TaskPlace } from '@waymark/contract';
import { typeIcon, typeName, useTranslate } from '@waymark/host-kit';
import { Button, Icon, IconButton, token } from '@waymark/ui';
import { X } from '@waymark/ui/icons';
import styled from 'styled-components';

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 8px 12px;
  border-block-start: 1px solid ${token.line};
  & > div { flex: 1; min-inline-size: 0; }
  & h2 { font: 600 ${token.type13} ${token.font}; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & p { display: flex; align-items: center; gap: 5px; color: ${token.textMuted}; font: ${token.type12} ${token.font}; }
`;

interface MapCardProps {
  readonly place: TaskPlace;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The card of the challenge whose marker was clicked. */
export function MapCard({ place, onOpen, onClose }: MapCardProps) {
  const t = useTranslate();
  const name = place.name || t('Untitled challenge');
  return (
    <Card role="group" aria-label={name}>
      <div>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>
          <Icon of={typeIcon(place.task_type)} size={14} />
          {t('Number {n}', { n: place.position ?? 0 })} · {t(typeName(place.task_type))}
        </p>
      </div>
      <Button size="small" onClick={onOpen}>
        {t('Edit')}
      </Button>
      <IconButton icon={X} size={14} label={t('Close')} onClick={onClose} />
    </Card>
  );
}
