import { useShortcut } from '@waymark/host-kit';
import { Icon, type IconDrawing, Kbd, keyFace, useNameBubble, VisuallyHidden } from '@waymark/ui';
import { memo, useRef } from 'react';
import { Control } from './control-styles';

/** Props of Toggle. */
export interface ToggleProps {
  readonly icon: IconDrawing;
  readonly label: string;
  /** Its key, if the host supports keys. */
  readonly keys: string;
  /** On or off; undefined for a button with a one-time action. */
  readonly isOn?: boolean;
  /** Icon only. */
  readonly bare?: boolean;
  readonly flip?: boolean;
  readonly onPress: () => void;
}

/** A control of the bar, with its key. Memoised, so a new slide doesn't re-render it. */
export const Toggle = memo(function Toggle(props: ToggleProps) {
  const { icon, label, keys, isOn, bare = false, flip = false, onPress } = props;
  const key = useShortcut(keys);
  const anchor = useRef<HTMLButtonElement>(null);
  const { reach, bubble } = useNameBubble(anchor, label);
  return (
    <Control
      ref={anchor}
      type="button"
      onClick={onPress}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
      {...(bare ? reach : {})}
    >
      <Icon of={icon} size={20} flip={flip} />
      {bare ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      {key && <Kbd aria-hidden="true">{keyFace(key)}</Kbd>}
      {bare && bubble}
    </Control>
  );
});
