CREATE TABLE "device_cookies" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_cookies_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
-- Codes live for five minutes: those on their way are asked for again.
DELETE FROM "sms_codes";--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "asker" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" DROP CONSTRAINT "sms_codes_phone_scene_pk";--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_phone_scene_asker_pk" PRIMARY KEY("phone","scene","asker");--> statement-breakpoint
ALTER TABLE "device_cookies" ADD CONSTRAINT "device_cookies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_cookies_hash" ON "device_cookies" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "device_cookies_seen" ON "device_cookies" USING btree ("seen_at");