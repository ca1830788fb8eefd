ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_status";--> statement-breakpoint
DROP INDEX "inquiries_due";--> statement-breakpoint
CREATE INDEX "inquiries_due" ON "inquiries" USING btree ("due_at") WHERE "inquiries"."status" in (1, 2, 3, 7);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_status" CHECK ("inquiries"."status" between 1 and 7);--> statement-breakpoint
-- Until now an inquiry that every shop declined was called quoted, and one that waits for other shops partly quoted.
UPDATE "inquiries" SET "status" = CASE "status" WHEN 3 THEN 7 ELSE 1 END
WHERE "status" IN (2, 3) AND NOT EXISTS (
	SELECT 1 FROM "inquiry_answers" WHERE "inquiry_answers"."inquiry_no" = "inquiries"."inquiry_no" AND "inquiry_answers"."status" <> 4
);
