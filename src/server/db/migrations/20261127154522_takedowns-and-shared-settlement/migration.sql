ALTER TABLE "images" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
DROP INDEX "credit_entries_one_settlement";--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_one_settlement" ON "credit_entries" ("generation_id","grant_id","kind") WHERE "kind" in ('spend', 'release');--> statement-breakpoint
CREATE INDEX "users_avatar_key" ON "users" ("avatar_key");--> statement-breakpoint
UPDATE "images" SET "hidden_at" = now() WHERE NOT "is_online" AND ("batch_id" IS NULL OR "batch_id" IN (SELECT "id" FROM "generations" WHERE "finished_at" IS NOT NULL));
