CREATE TABLE "collection_images" (
	"collection_id" uuid,
	"image_id" uuid,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_images_pkey" PRIMARY KEY("collection_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "starred_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "collection_images_image_id_index" ON "collection_images" ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_name_key" ON "collections" ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "images_starred" ON "images" ("user_id","created_at" DESC,"id") WHERE "starred_at" is not null;--> statement-breakpoint
ALTER TABLE "collection_images" ADD CONSTRAINT "collection_images_collection_id_collections_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collections"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "collection_images" ADD CONSTRAINT "collection_images_image_id_images_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;