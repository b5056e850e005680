ALTER TABLE "generations" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "generations_unfinished_index" ON "generations" ("user_id") WHERE finished_at is null;