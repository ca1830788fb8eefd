ALTER TABLE "quotations" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "share_token" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quotation_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_quotation" ON "orders" USING btree ("quotation_no") WHERE "orders"."quotation_no" <> '';--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_shareToken_unique" UNIQUE("share_token");--> statement-breakpoint
UPDATE "quotations" SET "words" = (SELECT coalesce(string_agg(concat_ws(' ', line->>'itemNo', line->>'title', line->>'spec', line->>'buyerCode'), ' '), '') FROM jsonb_array_elements("content"->'lines') AS line);
