#!/usr/bin/env bash
# The replica streams with the password of the owner.
echo 'host replication postgres all scram-sha-256' >> "$PGDATA/pg_hba.conf"
# Commits wait for it from the next start on: in this file, so that `alter system` can change it while the primary runs.
echo "synchronous_standby_names = 'standby'" >> "$PGDATA/postgresql.auto.conf"
