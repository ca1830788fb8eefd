CREATE TABLE "chat_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thread_id" uuid NOT NULL,
	"from" text NOT NULL,
	"text" text NOT NULL,
	"is_message" boolean NOT NULL,
	"card" jsonb,
	"passages" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"visitor_hash" text,
	"contact" text DEFAULT '' NOT NULL,
	"waiting_since" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_applications" (
	"application_no" text PRIMARY KEY NOT NULL,
	"status" smallint NOT NULL,
	"phone" text NOT NULL,
	"credit_code" text NOT NULL,
	"form" jsonb NOT NULL,
	"history" jsonb NOT NULL,
	"is_news" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_drafts" (
	"hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "draft_hash" text;--> statement-breakpoint
ALTER TABLE "chat_entries" ADD CONSTRAINT "chat_entries_thread_id_chat_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_entries_thread" ON "chat_entries" USING btree ("thread_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_threads_user" ON "chat_threads" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_threads_visitor" ON "chat_threads" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "chat_threads_waiting" ON "chat_threads" USING btree ("waiting_since") WHERE "chat_threads"."waiting_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "merchant_applications_open" ON "merchant_applications" USING btree ("credit_code") WHERE "merchant_applications"."status" in (1, 2, 3);--> statement-breakpoint
CREATE INDEX "merchant_applications_phone" ON "merchant_applications" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "merchant_applications_news" ON "merchant_applications" USING btree ("created_at") WHERE "merchant_applications"."is_news";--> statement-breakpoint
CREATE INDEX "merchant_drafts_age" ON "merchant_drafts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "merchant_tickets_end" ON "merchant_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "files_draft" ON "files" USING btree ("draft_hash") WHERE "files"."draft_hash" is not null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_holder" CHECK (("files"."user_id" is null) <> ("files"."draft_hash" is null));