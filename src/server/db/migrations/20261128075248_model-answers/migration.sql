ALTER TABLE "model_requests" ADD COLUMN "remote_id" text;--> statement-breakpoint
ALTER TABLE "model_requests" ADD COLUMN "heard" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_requests" ADD COLUMN "percent" integer DEFAULT 0 NOT NULL;