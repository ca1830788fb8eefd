CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"spec" text NOT NULL,
	"author" text NOT NULL,
	"score" smallint NOT NULL,
	"shop_score" smallint NOT NULL,
	"logistics_score" smallint NOT NULL,
	"content" text NOT NULL,
	"tags" text[] NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"reply" text,
	"append" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorites_user" ON "favorites" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_product" ON "comments" USING btree ("product_id","created_at");