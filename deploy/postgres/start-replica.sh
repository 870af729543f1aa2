#!/usr/bin/env bash
# Copies the primary at the first start, and streams from it.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  chown -R postgres:postgres "$PGDATA"
  PGPASSWORD=$POSTGRES_PASSWORD gosu postgres pg_basebackup --pgdata="$PGDATA" --write-recovery-conf --wal-method=stream \
    --dbname='host=primary user=postgres application_name=standby'
  # Once promoted, it has no replica to wait for.
  echo "synchronous_standby_names = ''" >> "$PGDATA/postgresql.auto.conf"
fi
exec docker-entrypoint.sh postgres
