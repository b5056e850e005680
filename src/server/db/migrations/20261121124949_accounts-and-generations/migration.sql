CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"generation_id" uuid,
	"kind" text NOT NULL,
	"credits" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_positive" CHECK ("credits" > 0)
);
--> statement-breakpoint
CREATE TABLE "credit_grants" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"credits" integer NOT NULL,
	"remaining" integer NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_grants_remaining_range" CHECK ("remaining" between 0 and "credits")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"params" jsonb NOT NULL,
	"seed" bigint NOT NULL,
	"is_public" boolean NOT NULL,
	"status" text DEFAULT 'starting' NOT NULL,
	"stages" text[] NOT NULL,
	"error" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY,
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"media_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"prompt" text NOT NULL,
	"style_id" text,
	"is_color" boolean NOT NULL,
	"is_public" boolean NOT NULL,
	"is_online" boolean DEFAULT false NOT NULL,
	"type" text NOT NULL,
	"drawing" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logins" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" bytea PRIMARY KEY,
	"login_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"avatar_key" text,
	"credits" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_credits_not_negative" CHECK ("credits" >= 0)
);
--> statement-breakpoint
CREATE INDEX "credit_entries_user_id_created_at_index" ON "credit_entries" ("user_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "credit_entries_generation_id_index" ON "credit_entries" ("generation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_one_settlement" ON "credit_entries" ("generation_id","grant_id") WHERE "kind" in ('spend', 'release');--> statement-breakpoint
CREATE UNIQUE INDEX "credit_grants_reference_key" ON "credit_grants" ("reference");--> statement-breakpoint
CREATE INDEX "credit_grants_user_id_expires_at_index" ON "credit_grants" ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "generations_user_id_created_at_index" ON "generations" ("user_id","created_at" DESC);--> statement-breakpoint
CREATE UNIQUE INDEX "images_batch_position_key" ON "images" ("batch_id","position");--> statement-breakpoint
CREATE INDEX "images_user_id_created_at_id_index" ON "images" ("user_id","created_at" DESC,"id");--> statement-breakpoint
CREATE INDEX "logins_user_id_index" ON "logins" ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_login_id_index" ON "refresh_tokens" ("login_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires_at_index" ON "refresh_tokens" ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" (lower("username"));--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_grant_id_credit_grants_id_fkey" FOREIGN KEY ("grant_id") REFERENCES "credit_grants"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_generation_id_generations_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "generations"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_batch_id_generations_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "generations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_login_id_logins_id_fkey" FOREIGN KEY ("login_id") REFERENCES "logins"("id") ON DELETE CASCADE;