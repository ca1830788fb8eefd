ALTER TABLE "payments" ADD COLUMN "next_ask_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_next_ask" ON "payments" USING btree ("next_ask_at") WHERE "payments"."next_ask_at" is not null;--> statement-breakpoint
UPDATE "payments" SET "next_ask_at" = "expires_at" WHERE "status" in ('waiting', 'failed');--> statement-breakpoint
-- Signs nobody sees, which orders never had in their notes: a line's note is what the checkout knows it by.
UPDATE "cart_lines" l SET "note" = c."clean"
FROM (
  SELECT "id", "clean", row_number() OVER (PARTITION BY "user_id", "sku_id", "clean" ORDER BY "note" <> "clean", "id") AS "place"
  FROM (
    SELECT "id", "user_id", "sku_id", "note",
      btrim(regexp_replace("note", '[\u0001-\u001F\u007F-\u009F\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]', '', 'g')) AS "clean"
    FROM "cart_lines"
  ) q
) c
WHERE l."id" = c."id" AND l."note" <> c."clean" AND c."place" = 1;
