CREATE TABLE "start_checks" (
	"game_id" bigint PRIMARY KEY NOT NULL,
	"before_start" timestamp (3) with time zone,
	"at_start" timestamp (3) with time zone,
	"told" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "start_checks" ADD CONSTRAINT "start_checks_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "games_start" ON "games" USING btree ("start_at") WHERE "games"."deleted_at" is null;