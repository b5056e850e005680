CREATE TABLE "seeds" (
	"key" text PRIMARY KEY,
	"digest" text NOT NULL
);
