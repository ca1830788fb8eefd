ALTER TABLE "after_sales" DROP CONSTRAINT "after_sales_status";--> statement-breakpoint
DROP INDEX "after_sales_open";--> statement-breakpoint
ALTER TABLE "after_sales" ADD COLUMN "resent_carrier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "after_sales" ADD COLUMN "resent_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "after_sales" ADD COLUMN "resent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "after_sales" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "after_sales_due" ON "after_sales" USING btree ("due_at") WHERE "after_sales"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "after_sales_open" ON "after_sales" USING btree ("status") WHERE "after_sales"."status" not in (5, 6, 7);--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_status" CHECK ("after_sales"."status" between 1 and 9);