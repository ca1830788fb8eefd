CREATE TABLE "agreed_prices" (
	"user_id" uuid NOT NULL,
	"sku_id" integer NOT NULL,
	"min_qty" integer NOT NULL,
	"price" integer NOT NULL,
	"lead_days" integer NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"inquiry_no" text NOT NULL,
	CONSTRAINT "agreed_prices_user_id_sku_id_min_qty_pk" PRIMARY KEY("user_id","sku_id","min_qty")
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"inquiry_no" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" smallint NOT NULL,
	"line_count" integer NOT NULL,
	"answered_count" integer DEFAULT 0 NOT NULL,
	"accepted_count" integer DEFAULT 0 NOT NULL,
	"note" text NOT NULL,
	"wished_date" text NOT NULL,
	"pictures" uuid[] NOT NULL,
	"submit_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiries_status" CHECK ("inquiries"."status" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "inquiry_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inquiry_no" text NOT NULL,
	"line_id" uuid NOT NULL,
	"shop_id" integer NOT NULL,
	"shop_name" text NOT NULL,
	"status" smallint NOT NULL,
	"goods" jsonb,
	"qty" integer NOT NULL,
	"price" integer NOT NULL,
	"previous_price" integer,
	"lead_days" integer NOT NULL,
	"valid_until" timestamp with time zone,
	"note" text NOT NULL,
	"target" jsonb,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inquiry_no" text NOT NULL,
	"sort" integer NOT NULL,
	"goods" jsonb,
	"text" text NOT NULL,
	"qty" integer NOT NULL,
	"unit" text NOT NULL,
	"shop_id" integer,
	"shop_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agreed_prices" ADD CONSTRAINT "agreed_prices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreed_prices" ADD CONSTRAINT "agreed_prices_inquiry_no_inquiries_inquiry_no_fk" FOREIGN KEY ("inquiry_no") REFERENCES "public"."inquiries"("inquiry_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_answers" ADD CONSTRAINT "inquiry_answers_inquiry_no_inquiries_inquiry_no_fk" FOREIGN KEY ("inquiry_no") REFERENCES "public"."inquiries"("inquiry_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_answers" ADD CONSTRAINT "inquiry_answers_line_id_inquiry_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."inquiry_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_lines" ADD CONSTRAINT "inquiry_lines_inquiry_no_inquiries_inquiry_no_fk" FOREIGN KEY ("inquiry_no") REFERENCES "public"."inquiries"("inquiry_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_submit" ON "inquiries" USING btree ("user_id","submit_key");--> statement-breakpoint
CREATE INDEX "inquiries_user" ON "inquiries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiries_due" ON "inquiries" USING btree ("due_at") WHERE "inquiries"."status" <= 3;--> statement-breakpoint
CREATE INDEX "inquiry_answers_inquiry" ON "inquiry_answers" USING btree ("inquiry_no");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_answers_accepted" ON "inquiry_answers" USING btree ("line_id") WHERE "inquiry_answers"."status" = 3;--> statement-breakpoint
CREATE INDEX "inquiry_lines_inquiry" ON "inquiry_lines" USING btree ("inquiry_no","sort");