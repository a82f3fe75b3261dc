import { paths } from '@waymark/contract';
import { Link, useTranslate } from '@waymark/host-kit';
import { Icon, useNameBubble } from '@waymark/ui';
import { X } from '@waymark/ui/icons';
import { useRef } from 'react';
import { Control } from './control-styles';

/** A link back to the builder. */
export function Leave() {
  const label = useTranslate()('Leave the slideshow');
  const anchor = useRef<HTMLAnchorElement>(null);
  const { reach, bubble } = useNameBubble(anchor, label);
  return (
    <Control as={Link} ref={anchor} to={paths.dashboard()} aria-label={label} {...reach}>
      <Icon of={X} size={20} />
      {bubble}
    </Control>
  );
}
