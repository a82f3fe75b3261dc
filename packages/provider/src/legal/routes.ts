import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';

/** White labels' own legal texts. */
export function legalRoutes({ legalTexts }: Pick<Services, 'legalTexts'>): HandlersOf<'loadLegalText'> {
  return {
    loadLegalText: async ({ params: { kind }, query: { to }, whitelabel }) => {
      const { html = '', language } = (await legalTexts.find(whitelabel, kind, to)) ?? {};
      return { html, ...(language ? { language } : {}) };
    },
  };
}
