ALTER TABLE "exports" ADD COLUMN "expires_at" timestamp (3) with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
UPDATE "exports" SET "expires_at" = "finished_at" + interval '30 days' WHERE "finished_at" IS NOT NULL;
