CREATE TABLE "arrival_notices" (
	"user_id" uuid NOT NULL,
	"sku_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "arrival_notices_user_id_sku_id_pk" PRIMARY KEY("user_id","sku_id")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "lead_days_when_added" integer;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "backorder" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "arrival_notices" ADD CONSTRAINT "arrival_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrival_notices_sku" ON "arrival_notices" USING btree ("sku_id");