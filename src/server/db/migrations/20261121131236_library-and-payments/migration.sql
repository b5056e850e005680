CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"hotness" integer DEFAULT 0 NOT NULL,
	"parent_id" uuid,
	"tattoo_key" text,
	"source_key" text,
	"image_count" integer DEFAULT 0 NOT NULL,
	"tag_counts" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" text PRIMARY KEY,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL UNIQUE,
	"plan_code" text NOT NULL,
	"level" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"renews_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"plan_code" text NOT NULL,
	"method" text NOT NULL,
	"charge_type" text NOT NULL,
	"provider" text NOT NULL,
	"provider_order_id" text NOT NULL,
	"credits_added" integer DEFAULT 0 NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'unpaid' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"captured_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"hash" bytea PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY,
	"slug" text NOT NULL,
	"title" jsonb DEFAULT '{}' NOT NULL,
	"content" jsonb DEFAULT '{}' NOT NULL,
	"excerpt" jsonb DEFAULT '{}' NOT NULL,
	"meta_title" jsonb DEFAULT '{}' NOT NULL,
	"meta_desc" jsonb DEFAULT '{}' NOT NULL,
	"author" text NOT NULL,
	"featured_image_url" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"search_tokens" text[] DEFAULT '{}'::text[] NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY,
	"image_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"media_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "category_id" uuid;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "color_key" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "ratio" text NOT NULL DEFAULT '1:1';--> statement-breakpoint
ALTER TABLE "images" ALTER COLUMN "ratio" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "description" jsonb;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "article" jsonb;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "tag_ids" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "hotness" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "search_tokens" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "address_hash" bytea;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "google_subject" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "images" ALTER COLUMN "batch_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ALTER COLUMN "position" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "images" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ALTER COLUMN "prompt" SET DATA TYPE jsonb USING to_jsonb("prompt");--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug_key" ON "categories" ("slug");--> statement-breakpoint
CREATE INDEX "images_gallery_hotness" ON "images" ("hotness" DESC,"id" DESC) WHERE "is_public" and "is_online" and "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "images_gallery_created" ON "images" ("created_at" DESC,"id" DESC) WHERE "is_public" and "is_online" and "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "images_category_hotness" ON "images" ("category_id","hotness" DESC,"id" DESC) WHERE "is_public" and "is_online" and "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "images_gallery_search" ON "images" USING gin ("search_tokens") WHERE "is_public" and "is_online" and "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "images_gallery_tags" ON "images" USING gin ("tag_ids") WHERE "is_public" and "is_online" and "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "images_deleted" ON "images" ("deleted_at") WHERE "deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "memberships_user_id_ends_at_index" ON "memberships" ("user_id","ends_at");--> statement-breakpoint
CREATE INDEX "memberships_ends_at_index" ON "memberships" ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_provider_order_key" ON "orders" ("provider","provider_order_id");--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_index" ON "orders" ("user_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "password_resets_user_id_index" ON "password_resets" ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_slug_key" ON "posts" ("slug");--> statement-breakpoint
CREATE INDEX "posts_status_published_at_index" ON "posts" ("status","published_at" DESC);--> statement-breakpoint
CREATE INDEX "posts_search_tokens_index" ON "posts" USING gin ("search_tokens");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" ("expire");--> statement-breakpoint
CREATE INDEX "reports_resolved_at_created_at_index" ON "reports" ("resolved_at","created_at");--> statement-breakpoint
CREATE INDEX "reports_image_id_index" ON "reports" ("image_id");--> statement-breakpoint
CREATE INDEX "sources_user_id_index" ON "sources" ("user_id");--> statement-breakpoint
CREATE INDEX "sources_created_at_index" ON "sources" ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_google_subject_key" ON "users" ("google_subject");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "categories"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_category_id_categories_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_image_id_images_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;