import { type SQL, sql } from 'drizzle-orm';

/** Queries that count rows shared by the two white labels. */
export const SHARED: readonly (readonly [what: string, rows: SQL])[] = [
  [
    'account',
    sql`
        select count(*) as n from game_members
          join games on games.id = game_members.game_id join users on users.id = game_members.user_id
         where games.white_label_id <> users.white_label_id`,
  ],
  [
    'file',
    sql`
        select count(*) as n from attachments join media on media.uuid = attachments.media_uuid
          left join realities on owner = 'reality' and realities.id = attachments.owner_id
          left join tasks on tasks.id = case owner when 'task' then attachments.owner_id else realities.task_id end
          left join answers on owner = 'answer' and answers.id = attachments.owner_id
          left join teams on owner = 'team' and teams.id = attachments.owner_id
          left join rewards on owner = 'reward' and rewards.id = attachments.owner_id
          left join games on games.id = coalesce(tasks.game_id, answers.game_id, teams.game_id, rewards.game_id, attachments.owner_id)
         where games.white_label_id is distinct from media.white_label_id`,
  ],
  [
    'label',
    sql`
        select count(*) as n from task_tags join tags on tags.id = task_tags.tag_id
          join tasks on tasks.id = task_tags.task_id join games on games.id = tasks.game_id
         where games.white_label_id <> tags.white_label_id`,
  ],
];
