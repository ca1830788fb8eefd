CREATE TABLE "attribute_values" (
	"id" integer PRIMARY KEY NOT NULL,
	"attribute_id" integer NOT NULL,
	"label" text NOT NULL,
	"num" double precision,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"type" text NOT NULL,
	"sort" integer NOT NULL,
	"axis" boolean NOT NULL,
	"filterable" boolean NOT NULL,
	"in_table" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"latin" text NOT NULL,
	"initial" text NOT NULL,
	"field" text NOT NULL,
	"country" text NOT NULL,
	"story" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"sku_id" integer NOT NULL,
	"qty" integer NOT NULL,
	"selected" boolean DEFAULT true NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"buyer_code" text DEFAULT '' NOT NULL,
	"price_when_added" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"level" smallint NOT NULL,
	"name" text NOT NULL,
	"sort" integer NOT NULL,
	"synonyms" text[] NOT NULL,
	"drawing" text,
	"product_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"drawing" text NOT NULL,
	"fixed_values" integer[] NOT NULL,
	"all_values" integer[] NOT NULL,
	"standards" text[] NOT NULL,
	"origin" text NOT NULL,
	"warranty" text NOT NULL,
	"detail" text NOT NULL,
	"sale_areas" text[] NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"sales" integer NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"price_min" integer NOT NULL,
	"price_max" integer NOT NULL,
	"in_stock" boolean NOT NULL,
	"lead_days" integer NOT NULL,
	"sku_count" integer NOT NULL,
	"default_sku_id" integer NOT NULL,
	"search" "tsvector" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"code" text PRIMARY KEY NOT NULL,
	"parent" text,
	"title" text NOT NULL,
	"level" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"search_terms" text NOT NULL,
	"searched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"term" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_terms_term_unique" UNIQUE("term")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"access_hash" text NOT NULL,
	"access_expires" timestamp with time zone NOT NULL,
	"refresh_hash" text NOT NULL,
	"refresh_expires" timestamp with time zone NOT NULL,
	"previous_refresh_hash" text,
	"rotated_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"company" text NOT NULL,
	"credit_code" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"province" text NOT NULL,
	"scores" integer[] NOT NULL,
	"freight_amount" integer NOT NULL,
	"free_freight_from" integer NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"notice" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"item_no" text NOT NULL,
	"model" text NOT NULL,
	"model_key" text NOT NULL,
	"old_nos" text[] NOT NULL,
	"spec" text NOT NULL,
	"axis_values" integer[] NOT NULL,
	"price" integer NOT NULL,
	"market_price" integer NOT NULL,
	"tiers" jsonb NOT NULL,
	"unit" text NOT NULL,
	"pack_qty" integer NOT NULL,
	"pack_unit" text NOT NULL,
	"moq" integer NOT NULL,
	"step" integer NOT NULL,
	"max_per_order" integer NOT NULL,
	"weight_g" integer NOT NULL,
	"lead_days" integer NOT NULL,
	"stock" integer NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"dims" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stocks" (
	"sku_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"locked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stocks_sku_id_warehouse_id_pk" PRIMARY KEY("sku_id","warehouse_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"id" integer PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"name" text NOT NULL,
	"province" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attribute_values_attribute" ON "attribute_values" USING btree ("attribute_id");--> statement-breakpoint
CREATE INDEX "attributes_category" ON "attributes" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_same" ON "cart_lines" USING btree ("user_id","sku_id","note");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_values" ON "products" USING gin ("all_values");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","sales");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id","sales");--> statement-breakpoint
CREATE INDEX "products_shop" ON "products" USING btree ("shop_id","sales");--> statement-breakpoint
CREATE INDEX "products_sales" ON "products" USING btree ("sales");--> statement-breakpoint
CREATE INDEX "regions_parent" ON "regions" USING btree ("parent");--> statement-breakpoint
CREATE UNIQUE INDEX "search_history_same" ON "search_history" USING btree ("user_id","search_terms");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_access" ON "sessions" USING btree ("access_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_refresh" ON "sessions" USING btree ("refresh_hash");--> statement-breakpoint
CREATE INDEX "sessions_previous" ON "sessions" USING btree ("previous_refresh_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "skus_item_no" ON "skus" USING btree ("item_no");--> statement-breakpoint
CREATE INDEX "skus_item_no_prefix" ON "skus" USING btree ("item_no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "skus_model_key" ON "skus" USING btree ("model_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "skus_old_nos" ON "skus" USING gin ("old_nos");--> statement-breakpoint
CREATE INDEX "skus_product" ON "skus" USING btree ("product_id","sort");--> statement-breakpoint
CREATE INDEX "skus_category" ON "skus" USING btree ("category_id","price");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone");