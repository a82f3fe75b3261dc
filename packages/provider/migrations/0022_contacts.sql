ALTER TABLE "white_labels" ADD COLUMN "contact_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "white_labels" ADD COLUMN "contact_email" text DEFAULT '' NOT NULL;