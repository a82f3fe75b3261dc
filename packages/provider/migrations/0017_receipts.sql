ALTER TABLE "donations" ADD COLUMN "receipt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "currency" text DEFAULT 'usd' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "currency" text DEFAULT 'usd' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "receipt" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "donations_payment" ON "donations" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "purchases_payment" ON "purchases" USING btree ("payment_id");