CREATE TABLE "order_events" (
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_transitions" (
	"from_state" text,
	"to_state" text,
	CONSTRAINT "order_transitions_pkey" PRIMARY KEY("from_state","to_state")
);
--> statement-breakpoint
CREATE TABLE "receipt_counter" (
	"id" integer PRIMARY KEY DEFAULT 1,
	"last" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"number" integer PRIMARY KEY,
	"kind" text NOT NULL,
	"order_id" uuid,
	"plan" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"language" text NOT NULL,
	"period_starts_at" timestamp with time zone,
	"period_ends_at" timestamp with time zone,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_plans" (
	"provider" text NOT NULL,
	"plan_code" text NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"provider_plan_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"plan_code" text NOT NULL,
	"plan" jsonb NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"language" text NOT NULL,
	"provider" text NOT NULL,
	"provider_subscription_id" text NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"declined" text,
	"first_amount" integer NOT NULL,
	"replaces_id" uuid,
	"credits_taken_back" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"period_ends_at" timestamp with time zone,
	"grace_until" timestamp with time zone,
	"must_cancel" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_payments" (
	"id" text PRIMARY KEY,
	"reference" text NOT NULL UNIQUE,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"renewal_price" integer,
	"months" integer,
	"renews" boolean DEFAULT true NOT NULL,
	"card_declines" text,
	"status" text DEFAULT 'CREATED' NOT NULL,
	"refunds" jsonb DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "captured_at" TO "paid_at";--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "subscription_id" uuid;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "credits_per_month" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "months" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text NOT NULL DEFAULT 'en';--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "provider_payment_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "subscription_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "period" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "declined" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "declines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "status" SET DEFAULT 'created';--> statement-breakpoint
CREATE INDEX "order_events_order_id_index" ON "order_events" ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_provider_payment_key" ON "orders" ("provider","provider_payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_period_key" ON "orders" ("subscription_id","period");--> statement-breakpoint
CREATE INDEX "orders_status_created_at_index" ON "orders" ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_order_key" ON "receipts" ("order_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_plans_key" ON "provider_plans" ("provider","plan_code","price","currency");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_provider_key" ON "subscriptions" ("provider","provider_subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user_id_index" ON "subscriptions" ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_status_period_ends_at_index" ON "subscriptions" ("status","period_ends_at");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_subscription_id_subscriptions_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_subscription_id_subscriptions_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_replaces_id_subscriptions_id_fkey" FOREIGN KEY ("replaces_id") REFERENCES "subscriptions"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_range" CHECK ("refunded_amount" between 0 and "amount");--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "language" DROP DEFAULT;--> statement-breakpoint
UPDATE "orders" o SET
	"plan" = jsonb_build_object('kind', 'pass', 'code', o."plan_code", 'level', coalesce(m."level", 'lite'), 'name', jsonb_build_object('en', o."plan_code"),
		'price', o."amount", 'benefits', '[]'::jsonb, 'days', 1, 'credits', greatest(o."credits_added", 1), 'originalPrice', null, 'savePercent', null, 'isPopular', false),
	"provider_payment_id" = CASE WHEN o."status" IN ('success', 'refund') THEN o."provider_order_id" END,
	"status" = CASE o."status" WHEN 'unpaid' THEN 'created' WHEN 'success' THEN 'granted' WHEN 'refund' THEN 'refunded' ELSE o."status" END
	FROM "orders" p LEFT JOIN "memberships" m ON m."order_id" = p."id" WHERE p."id" = o."id";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "plan" SET NOT NULL;--> statement-breakpoint
UPDATE "memberships" SET "renews_at" = NULL;--> statement-breakpoint
UPDATE "memberships" SET "months" = CASE WHEN "plan_code" LIKE '%-yearly' THEN 12 ELSE 1 END,
	"credits_per_month" = CASE "level" WHEN 'lite' THEN 2000 WHEN 'pro' THEN 6000 ELSE 20000 END WHERE "plan_code" LIKE '%-monthly' OR "plan_code" LIKE '%-yearly';--> statement-breakpoint
INSERT INTO "receipt_counter" ("id", "last") VALUES (1, 0);--> statement-breakpoint
INSERT INTO "order_transitions" ("from_state", "to_state") VALUES
	('created', 'pending'), ('created', 'paid'), ('created', 'failed'), ('created', 'cancelled'),
	('pending', 'paid'), ('pending', 'failed'), ('pending', 'cancelled'),
	('failed', 'pending'), ('failed', 'paid'), ('failed', 'cancelled'),
	('cancelled', 'pending'), ('cancelled', 'paid'), ('cancelled', 'failed'),
	('paid', 'granted'), ('paid', 'refunded'),
	('granted', 'refunded'), ('granted', 'disputed'),
	('disputed', 'granted'), ('disputed', 'refunded');--> statement-breakpoint
CREATE FUNCTION "follow_order_life"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW."status" <> 'created' THEN
			RAISE EXCEPTION 'An order begins as created, not as %', NEW."status" USING ERRCODE = 'check_violation';
		END IF;
	ELSE
		IF (NEW."user_id", NEW."plan_code", NEW."plan", NEW."amount", NEW."currency", NEW."provider", NEW."provider_order_id")
			IS DISTINCT FROM (OLD."user_id", OLD."plan_code", OLD."plan", OLD."amount", OLD."currency", OLD."provider", OLD."provider_order_id") THEN
			RAISE EXCEPTION 'What order % is about stands fast', OLD."id" USING ERRCODE = 'check_violation';
		END IF;
		IF NEW."status" = OLD."status" THEN
			RETURN NULL;
		END IF;
		IF NOT EXISTS (SELECT FROM "order_transitions" WHERE "from_state" = OLD."status" AND "to_state" = NEW."status") THEN
			RAISE EXCEPTION 'Order % cannot go from % to %', OLD."id", OLD."status", NEW."status" USING ERRCODE = 'check_violation';
		END IF;
	END IF;
	INSERT INTO "order_events" ("order_id", "state", "at") VALUES (NEW."id", NEW."status", clock_timestamp());
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_life" AFTER INSERT OR UPDATE ON "orders" FOR EACH ROW EXECUTE FUNCTION "follow_order_life"();
