CREATE TABLE "former_emails" (
	"hash" bytea PRIMARY KEY,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" uuid PRIMARY KEY,
	"purpose" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
INSERT INTO "signing_keys" ("id", "purpose", "key", "retired_at")
SELECT gen_random_uuid(), "purpose", "value", now() FROM "secrets",
	unnest(ARRAY['access-token', 'media-address']) AS "purpose" WHERE "name" = 'signing-key';--> statement-breakpoint
DROP TABLE "secrets";--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "logins" SET "last_used_at" = "created_at";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_returning" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "signing_keys_one_on" ON "signing_keys" ("purpose") WHERE "retired_at" is null;