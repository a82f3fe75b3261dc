import type { Finding, GameContent } from '../finding';
import { hasUndescribedPicture } from '../traces';

/** Missing headlines, and images in texts without an alternative text. */
export function* checkTexts({ tasks }: GameContent): Iterable<Finding> {
  for (const { id, name, description, reward_description } of tasks) {
    if (!name?.trim()) yield { rule: 'no-headline', level: 'problem', task: id, field: 'name' };
    for (const [field, text] of [
      ['description', description],
      ['reward_description', reward_description],
    ] as const) {
      if (text && hasUndescribedPicture(text)) {
        yield { rule: 'picture-without-text', level: 'advice', task: id, field };
      }
    }
  }
}
