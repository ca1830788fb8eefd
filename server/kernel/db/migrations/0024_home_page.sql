CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"keyword" text NOT NULL,
	"template" text DEFAULT '' NOT NULL,
	"dims" text DEFAULT '' NOT NULL,
	"shown_from" timestamp with time zone,
	"shown_until" timestamp with time zone,
	"open" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"shown_from" timestamp with time zone,
	"shown_until" timestamp with time zone,
	"open" boolean DEFAULT true NOT NULL
);
