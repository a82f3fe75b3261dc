DROP INDEX "games_newest";--> statement-breakpoint
CREATE INDEX "games_trash" ON "games" USING btree ("deleted_at") WHERE "games"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "games_newest" ON "games" USING btree ("white_label_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "games"."deleted_at" is null;