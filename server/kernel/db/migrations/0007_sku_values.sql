ALTER TABLE "skus" ADD COLUMN "values" integer[] NOT NULL DEFAULT '{}';--> statement-breakpoint
UPDATE "skus" SET "values" = "skus"."axis_values" || "products"."fixed_values" FROM "products" WHERE "products"."id" = "skus"."product_id";--> statement-breakpoint
ALTER TABLE "skus" ALTER COLUMN "values" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "skus_values" ON "skus" USING gin ("values");
