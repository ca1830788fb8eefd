CREATE TABLE "after_sales" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"user_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"type" smallint NOT NULL,
	"status" smallint NOT NULL,
	"qty" integer NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"description" text NOT NULL,
	"pictures" uuid[] NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_no" text DEFAULT '' NOT NULL,
	"handler_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"sent_back_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "after_sales_type" CHECK ("after_sales"."type" between 1 and 4),
	CONSTRAINT "after_sales_status" CHECK ("after_sales"."status" between 1 and 7),
	CONSTRAINT "after_sales_qty" CHECK ("after_sales"."qty" > 0),
	CONSTRAINT "after_sales_amount" CHECK ("after_sales"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "after_sales_order" ON "after_sales" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "after_sales_line" ON "after_sales" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "after_sales_user" ON "after_sales" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "after_sales_open" ON "after_sales" USING btree ("status") WHERE "after_sales"."status" <= 4;