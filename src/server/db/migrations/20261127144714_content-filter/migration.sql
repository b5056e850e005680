ALTER TABLE "generations" ADD COLUMN "findings" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "listed_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "user_id" DROP NOT NULL;