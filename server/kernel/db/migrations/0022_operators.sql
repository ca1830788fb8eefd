CREATE TABLE "operation_audit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operation_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"verb" text NOT NULL,
	"subject" text NOT NULL,
	"input" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"refusal" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"name" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"shop_id" integer,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_excesses" (
	"excess_no" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	"refund_reference" text DEFAULT '' NOT NULL,
	CONSTRAINT "bank_excesses_amount" CHECK ("bank_excesses"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_receipts" (
	"reference" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"day" text NOT NULL,
	"booked_by" text NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_receipts_amount" CHECK ("bank_receipts"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "bank_excesses" ADD CONSTRAINT "bank_excesses_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_receipts" ADD CONSTRAINT "bank_receipts_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operation_audit_at" ON "operation_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "operation_audit_subject" ON "operation_audit" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "operation_audit_actor" ON "operation_audit" USING btree ("actor","at");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_token" ON "operators" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "bank_excesses_order" ON "bank_excesses" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "bank_excesses_open" ON "bank_excesses" USING btree ("created_at") WHERE "bank_excesses"."refunded_at" is null;--> statement-breakpoint
CREATE INDEX "bank_receipts_order" ON "bank_receipts" USING btree ("order_no");