CREATE TABLE "operator_acts" (
	"id" uuid PRIMARY KEY,
	"operator_id" uuid,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"subject" text,
	"details" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "operator_acts_created_at" ON "operator_acts" ("created_at");--> statement-breakpoint
CREATE INDEX "operator_acts_operator_id" ON "operator_acts" ("operator_id");--> statement-breakpoint
ALTER TABLE "operator_acts" ADD CONSTRAINT "operator_acts_operator_id_users_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "users"("id") ON DELETE SET NULL;