import { type GameTemplate, templatesQuery } from '@waymark/client';
import { useHost, useReadable } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';

/** The games to start from. */
export interface Templates {
  /** Not known yet. */
  readonly pending: boolean;
  readonly list: readonly GameTemplate[];
}

const NONE: readonly GameTemplate[] = [];

/** The games to start from, for those who may create one; none where they cannot be loaded. */
export function useTemplates(wanted = true): Templates {
  const { api, phrases, session } = useHost();
  const language = useReadable(phrases.language);
  const superAdmin = useReadable(session.me).super_admin === true;
  const enabled = wanted && superAdmin;
  const { data, isPending } = useQuery({ ...templatesQuery(api, language), enabled });
  return { pending: enabled && isPending, list: (enabled && data) || NONE };
}
