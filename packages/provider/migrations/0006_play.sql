CREATE TABLE "taken_hints" (
	"team_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "taken_hints_team_id_task_id_number_pk" PRIMARY KEY("team_id","task_id","number")
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "submit_key" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "began_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "taken_hints" ADD CONSTRAINT "taken_hints_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_hints" ADD CONSTRAINT "taken_hints_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taken_hints_task" ON "taken_hints" USING btree ("task_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answers_submitted_once" ON "answers" USING btree ("team_id","submit_key") WHERE "answers"."submit_key" is not null;--> statement-breakpoint
CREATE INDEX "users_unlock" ON "users" USING btree ("white_label_id","unlock_code") WHERE "users"."unlock_code" is not null;