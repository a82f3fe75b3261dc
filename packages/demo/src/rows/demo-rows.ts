import type { Queries } from '@waymark/provider/data';
import * as schema from '@waymark/provider/schema';
import { TableRows } from './table-rows';

/** All rows of the demo data, table by table, in insertion order. */
export class DemoRows {
  readonly whiteLabels = new TableRows(schema.whiteLabels);
  readonly users = new TableRows(schema.users);
  readonly media = new TableRows(schema.media);
  readonly games = new TableRows(schema.games);
  readonly brandings = new TableRows(schema.brandings);
  readonly gameMembers = new TableRows(schema.gameMembers);
  readonly tasks = new TableRows(schema.tasks, 20_000);
  readonly taskPrerequisites = new TableRows(schema.taskPrerequisites);
  readonly realities = new TableRows(schema.realities, 300);
  readonly tags = new TableRows(schema.tags);
  readonly taskTags = new TableRows(schema.taskTags);
  readonly teams = new TableRows(schema.teams, 3000);
  readonly teamPlayers = new TableRows(schema.teamPlayers);
  readonly invitations = new TableRows(schema.invitations, 500);
  readonly answers = new TableRows(schema.answers, 91_000);
  readonly reviews = new TableRows(schema.reviews);
  readonly reviewSteps = new TableRows(schema.reviewSteps);
  readonly scores = new TableRows(schema.scores);
  readonly groups = new TableRows(schema.groups, 120);
  readonly groupTeams = new TableRows(schema.groupTeams);
  readonly rewards = new TableRows(schema.rewards, 700);
  readonly rewardGrants = new TableRows(schema.rewardGrants);
  readonly personalizations = new TableRows(schema.personalizations, 900);
  readonly blasts = new TableRows(schema.blasts, 60);
  readonly purchases = new TableRows(schema.purchases, 40);
  readonly donations = new TableRows(schema.donations, 20);
  readonly reels = new TableRows(schema.reels, 30);
  readonly attachments = new TableRows(schema.attachments);

  async insert(tx: Queries): Promise<void> {
    for (const rows of Object.values(this)) if (rows instanceof TableRows) await rows.insert(tx);
    for (const rows of this.#withIds()) await rows.goOn(tx);
  }

  #withIds() {
    return [
      this.whiteLabels,
      this.users,
      this.games,
      this.tasks,
      this.realities,
      this.tags,
      this.teams,
      this.invitations,
      this.answers,
      this.reviews,
      this.groups,
      this.rewards,
      this.personalizations,
      this.blasts,
      this.purchases,
      this.donations,
      this.reels,
    ];
  }
}
