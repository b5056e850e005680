CREATE TABLE "push_subscriptions" (
	"login_id" uuid PRIMARY KEY,
	"endpoint" text NOT NULL UNIQUE,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"application_key" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_login_id_logins_id_fkey" FOREIGN KEY ("login_id") REFERENCES "logins"("id") ON DELETE CASCADE;