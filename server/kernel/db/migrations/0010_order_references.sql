ALTER TABLE "orders" ADD COLUMN "cost_center" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "required_date" text DEFAULT '' NOT NULL;