import { contactQuery } from '@waymark/client';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Banner, Button } from '@waymark/ui';
import { noRoom } from '../no-room';

/** Says in a dialog that a license is needed; a notice would be out of reach below it. */
export function NoRoomBanner() {
  const { api, brand } = useHost();
  const { data: contact } = useQuery({ ...contactQuery(api), enabled: !brand.shop });
  const { text, action } = noRoom(brand, contact, useTranslate());
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
