import { type GameTemplate, templatesQuery } from '@waymark/client';
import { useHost, useReadable } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';

/** Templates for new games. */
export interface Templates {
  /** Still loading. */
  readonly pending: boolean;
  readonly list: readonly GameTemplate[];
}

const NONE: readonly GameTemplate[] = [];

/** Templates for people who can create games; empty if they fail to load. */
export function useTemplates(wanted = true): Templates {
  const { api, phrases, session } = useHost();
  const language = useReadable(phrases.language);
  const superAdmin = useReadable(session.me).super_admin === true;
  const enabled = wanted && superAdmin;
  const { data, isPending } = useQuery({ ...templatesQuery(api, language), enabled });
  return { pending: enabled && isPending, list: (enabled && data) || NONE };
}
