CREATE TABLE "model_requests" (
	"generation_id" uuid,
	"position" integer,
	"engine" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_requests_pkey" PRIMARY KEY("generation_id","position")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "engine" text DEFAULT 'flash-composer' NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "credits_per_image" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "drawing_ms" integer;--> statement-breakpoint
CREATE INDEX "images_drawing_times" ON "images" (("drawing" ->> 'engine'),"created_at" DESC) WHERE "drawing_ms" is not null;--> statement-breakpoint
CREATE INDEX "model_requests_engine_asked_at_index" ON "model_requests" ("engine","asked_at");