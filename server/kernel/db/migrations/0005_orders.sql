CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"contact" text NOT NULL,
	"phone" text NOT NULL,
	"province_code" text NOT NULL,
	"city_code" text NOT NULL,
	"county_code" text NOT NULL,
	"region_text" text NOT NULL,
	"street" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_files" (
	"order_no" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "order_files_order_no_file_id_pk" PRIMARY KEY("order_no","file_id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_no" text NOT NULL,
	"sort" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"qty" integer NOT NULL,
	"content" jsonb NOT NULL,
	"held" jsonb NOT NULL,
	"shipped_qty" integer DEFAULT 0 NOT NULL,
	"received_qty" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_shipped" CHECK ("order_lines"."shipped_qty" between 0 and "order_lines"."qty"),
	CONSTRAINT "order_lines_received" CHECK ("order_lines"."received_qty" between 0 and "order_lines"."shipped_qty")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"trade_no" text NOT NULL,
	"user_id" uuid NOT NULL,
	"shop_id" integer NOT NULL,
	"shop_name" text NOT NULL,
	"status" smallint NOT NULL,
	"pay_status" smallint DEFAULT 0 NOT NULL,
	"ship_status" smallint DEFAULT 0 NOT NULL,
	"refund_status" smallint DEFAULT 0 NOT NULL,
	"invoice_status" smallint DEFAULT 0 NOT NULL,
	"pay_type" smallint NOT NULL,
	"goods_amount" bigint NOT NULL,
	"freight_amount" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"tax_amount" bigint NOT NULL,
	"payable_amount" bigint NOT NULL,
	"paid_amount" bigint DEFAULT 0 NOT NULL,
	"refund_amount" bigint DEFAULT 0 NOT NULL,
	"line_count" integer NOT NULL,
	"commented_count" integer DEFAULT 0 NOT NULL,
	"buyer" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"invoice" jsonb,
	"po_number" text NOT NULL,
	"remark" text NOT NULL,
	"source" text NOT NULL,
	"due_at" timestamp with time zone,
	"is_extended" boolean DEFAULT false NOT NULL,
	"cancel_asked_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"promised_ship_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "orders_status" CHECK ("orders"."status" in (1, 2, 4, 5, 7)),
	CONSTRAINT "orders_sum" CHECK ("orders"."payable_amount" = "orders"."goods_amount" + "orders"."freight_amount")
);
--> statement-breakpoint
CREATE TABLE "payment_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"payment_no" text NOT NULL,
	"order_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"is_settled" boolean DEFAULT false NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "payment_orders_payment_no_order_no_pk" PRIMARY KEY("payment_no","order_no")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"payment_no" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"pay_type" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"provider" text DEFAULT 'sandbox' NOT NULL,
	"provider_no" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"payment_no" text PRIMARY KEY NOT NULL,
	"provider_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"pay_type" smallint NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"payment_no" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"shipment_no" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"lines" jsonb NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "submit_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "submit_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "invoice_orders" (
	"apply_no" text NOT NULL,
	"order_no" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "invoice_orders_apply_no_order_no_pk" PRIMARY KEY("apply_no","order_no")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"apply_no" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"shop_id" smallint NOT NULL,
	"shop_name" text NOT NULL,
	"kind" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"status" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"invoice_no" text DEFAULT '' NOT NULL,
	"red_of" text,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "order_line_id" uuid;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "pictures" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_titles" ADD CONSTRAINT "invoice_titles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_payment_no_payments_payment_no_fk" FOREIGN KEY ("payment_no") REFERENCES "public"."payments"("payment_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submit_keys" ADD CONSTRAINT "submit_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_apply_no_invoices_apply_no_fk" FOREIGN KEY ("apply_no") REFERENCES "public"."invoices"("apply_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "invoice_titles_user" ON "invoice_titles" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_default" ON "invoice_titles" USING btree ("user_id") WHERE "invoice_titles"."is_default";--> statement-breakpoint
CREATE INDEX "after_sales_order" ON "after_sales" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "after_sales_line" ON "after_sales" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "after_sales_user" ON "after_sales" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "after_sales_open" ON "after_sales" USING btree ("status") WHERE "after_sales"."status" <= 4;--> statement-breakpoint
CREATE INDEX "files_unused" ON "files" USING btree ("created_at") WHERE "files"."used_at" is null;--> statement-breakpoint
CREATE INDEX "files_user" ON "files" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_no","id");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_no","sort");--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_trade" ON "orders" USING btree ("trade_no");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE "orders"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_refunding" ON "orders" USING btree ("refund_status") WHERE "orders"."refund_status" = 2;--> statement-breakpoint
CREATE INDEX "payment_nonces_age" ON "payment_nonces" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "payment_orders_order" ON "payment_orders" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_no","shipped_at");--> statement-breakpoint
CREATE INDEX "submit_keys_age" ON "submit_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invoice_orders_order" ON "invoice_orders" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_red" ON "invoices" USING btree ("red_of");--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id","created_at") WHERE "comments"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "comments_order_line" ON "comments" USING btree ("order_line_id");--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_stock" CHECK ("skus"."stock" >= 0);--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_locked" CHECK ("stocks"."locked" between 0 and "stocks"."on_hand");