ALTER TABLE "blasts" ADD COLUMN "group_id" bigint;--> statement-breakpoint
ALTER TABLE "blasts" ADD COLUMN "team_ids" jsonb;--> statement-breakpoint
ALTER TABLE "blasts" ADD COLUMN "player_id" bigint;--> statement-breakpoint
ALTER TABLE "blasts" ADD COLUMN "addressed" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blasts" ADD COLUMN "people" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "blasts" ADD COLUMN "send_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blasts" ADD COLUMN "anchor" text;--> statement-breakpoint
ALTER TABLE "blasts" ADD COLUMN "offset_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "blasts" ADD COLUMN "job_id" bigint;--> statement-breakpoint
ALTER TABLE "blasts" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blasts" ADD COLUMN "stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "merged" jsonb;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "blasts" ADD CONSTRAINT "blasts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blasts" ADD CONSTRAINT "blasts_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blasts" ADD CONSTRAINT "blasts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "teams_code" ON "teams" USING btree ("code");--> statement-breakpoint
UPDATE "blasts" SET "send_at" = "created_at", "sent_at" = "created_at", "people" = "recipients";--> statement-breakpoint
UPDATE "blasts" SET "recipients" = 0 WHERE "method" <> 1;