CREATE TABLE "call_counts" (
	"subject" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "call_counts_subject_until_pk" PRIMARY KEY("subject","until")
);
--> statement-breakpoint
CREATE INDEX "media_owner" ON "media" USING btree ("owner_id","created_at");--> statement-breakpoint
-- Phrases that were everybody's become those of each white label.
ALTER TABLE "translations" DROP CONSTRAINT "translations_language_origin_pk";--> statement-breakpoint
ALTER TABLE "translations" ADD COLUMN "white_label_id" bigint;--> statement-breakpoint
INSERT INTO "translations" ("white_label_id", "language", "origin", "translation", "updated_at")
	SELECT w."id", t."language", t."origin", t."translation", t."updated_at" FROM "translations" t CROSS JOIN "white_labels" w;--> statement-breakpoint
DELETE FROM "translations" WHERE "white_label_id" IS NULL;--> statement-breakpoint
ALTER TABLE "translations" ALTER COLUMN "white_label_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_white_label_id_language_origin_pk" PRIMARY KEY("white_label_id","language","origin");--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_white_label_id_white_labels_id_fk" FOREIGN KEY ("white_label_id") REFERENCES "public"."white_labels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missing_phrases" DROP CONSTRAINT "missing_phrases_pkey";--> statement-breakpoint
ALTER TABLE "missing_phrases" ADD COLUMN "white_label_id" bigint;--> statement-breakpoint
ALTER TABLE "missing_phrases" ADD COLUMN "language" text DEFAULT '' NOT NULL;--> statement-breakpoint
INSERT INTO "missing_phrases" ("white_label_id", "origin", "created_at")
	SELECT w."id", m."origin", m."created_at" FROM "missing_phrases" m CROSS JOIN "white_labels" w;--> statement-breakpoint
DELETE FROM "missing_phrases" WHERE "white_label_id" IS NULL;--> statement-breakpoint
ALTER TABLE "missing_phrases" ALTER COLUMN "white_label_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "missing_phrases" ADD CONSTRAINT "missing_phrases_white_label_id_language_origin_pk" PRIMARY KEY("white_label_id","language","origin");--> statement-breakpoint
ALTER TABLE "missing_phrases" ADD CONSTRAINT "missing_phrases_white_label_id_white_labels_id_fk" FOREIGN KEY ("white_label_id") REFERENCES "public"."white_labels"("id") ON DELETE cascade ON UPDATE no action;
