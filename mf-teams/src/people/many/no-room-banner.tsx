import { useHost, useTranslate } from '@waymark/host-kit';
import { Banner, Button } from '@waymark/ui';
import { noRoom } from '../no-room';

/** Says in a dialog that a license is needed; a notice would be out of reach below it. */
export function NoRoomBanner() {
  const { text, action } = noRoom(useHost().brand, useTranslate());
  return (
    <Banner
      tone="danger"
      action={
        action && (
          <Button size="small" onClick={action.run}>
            {action.label}
          </Button>
        )
      }
    >
      {text}
    </Banner>
  );
}
