ALTER TABLE "orders" ADD COLUMN "has_open_after_sale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "has_open_after_sale" = true WHERE EXISTS (SELECT 1 FROM "after_sales" WHERE "after_sales"."order_no" = "orders"."order_no" AND "after_sales"."status" IN (1, 2, 3, 4));
