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
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_apply_no_invoices_apply_no_fk" FOREIGN KEY ("apply_no") REFERENCES "public"."invoices"("apply_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_orders_order" ON "invoice_orders" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_red" ON "invoices" USING btree ("red_of");