CREATE TABLE "artist_links" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"media_key" text,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "artist_links_user_id_index" ON "artist_links" ("user_id");--> statement-breakpoint
CREATE INDEX "artist_links_expires_at_index" ON "artist_links" ("expires_at");--> statement-breakpoint
ALTER TABLE "artist_links" ADD CONSTRAINT "artist_links_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;