CREATE TABLE "packed_answers" (
	"team_id" bigint PRIMARY KEY NOT NULL,
	"game_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"packed_version" integer,
	"answers" "bytea"
);
--> statement-breakpoint
ALTER TABLE "packed_answers" ADD CONSTRAINT "packed_answers_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packed_answers" ADD CONSTRAINT "packed_answers_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "packed_answers_game" ON "packed_answers" USING btree ("game_id");--> statement-breakpoint
-- Packed once, read often: compressing costs more than it saves.
ALTER TABLE "packed_answers" ALTER COLUMN "answers" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Raises the version of every team whose answers change, whoever changes them; once per statement and team, in the order of the teams.
do $migration$
declare
  operation record;
  name text;
begin
  for operation in
    select * from (values
      ('insert', 'referencing new table as new_rows', 'select team_id, game_id from new_rows'),
      ('delete', 'referencing old table as old_rows', 'select team_id, game_id from old_rows'),
      ('update', 'referencing old table as old_rows new table as new_rows',
        'select team_id, game_id from new_rows union all select team_id, game_id from old_rows')
    ) as list (event, tables, changed)
  loop
    name := format('pack_answers_%s', operation.event);
    -- A team that is being deleted takes its packed answers with it.
    execute format($create$
      create function %I() returns trigger language plpgsql as $body$
      begin
        insert into packed_answers as packed (team_id, game_id)
        select distinct team_id, game_id from (%s) as changed
        where exists (select from teams where teams.id = changed.team_id)
        order by team_id
        on conflict (team_id) do update set version = packed.version + 1;
        return null;
      end
      $body$
    $create$, name, operation.changed);
    execute format('create trigger %I after %s on answers %s for each statement execute function %I()',
      name, operation.event, operation.tables, name);
  end loop;
end
$migration$;
--> statement-breakpoint
INSERT INTO "packed_answers" ("team_id", "game_id") SELECT DISTINCT "team_id", "game_id" FROM "answers";
