#!/usr/bin/env bash
# The replica streams with the password of the owner.
echo 'host replication postgres all scram-sha-256' >> "$PGDATA/pg_hba.conf"
