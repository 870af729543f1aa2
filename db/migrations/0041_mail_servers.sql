CREATE TABLE "mail_servers" (
	"use" text PRIMARY KEY NOT NULL,
	"host" text DEFAULT '' NOT NULL,
	"port" integer NOT NULL,
	"security" text NOT NULL,
	"user_name" text DEFAULT '' NOT NULL,
	"password" text,
	"password_set_at" timestamp with time zone,
	"address" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"dkim_selector" text DEFAULT '' NOT NULL,
	"takes_plus" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
INSERT INTO "mail_servers" ("use", "port", "security") VALUES ('sending', 587, 'starttls'), ('replies', 993, 'tls');
