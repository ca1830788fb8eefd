CREATE TABLE "hot_word_rulings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hot_word_rulings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"term" text NOT NULL,
	"ruling" text NOT NULL,
	"ruled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hot_word_rulings_term_unique" UNIQUE("term")
);
--> statement-breakpoint
CREATE TABLE "search_votes" (
	"day" text NOT NULL,
	"voter" text NOT NULL,
	"term" text NOT NULL,
	CONSTRAINT "search_votes_day_voter_term_pk" PRIMARY KEY("day","voter","term")
);
--> statement-breakpoint
ALTER TABLE "search_terms" ADD COLUMN "score" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What anybody could write here is gone; the words of the assortment came first.
DELETE FROM "search_terms" WHERE "id" NOT IN (SELECT "id" FROM "search_terms" ORDER BY "id" LIMIT 12);
