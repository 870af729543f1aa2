/** Passed at every start instead of written once, so that a new version of the shop brings its own settings. */
export function listSettings(socketDir: string, durable: boolean): string[] {
  const settings = { ...steady, ...onLinux, ...(durable ? {} : withoutSync), unix_socket_directories: `"${socketDir}"` }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

const steady = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  // The cost on an SSD. With the default for hard disks, 4, the list of 100,000 products scans the table, which has
  // four times as many pages as the covering index.
  random_page_cost: '2',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  // Queries here are short: compiling or spreading them costs more than it saves, and containers have little /dev/shm.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A refused duplicate is the shop's business, not the log's.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

/** A recovery starts by syncing everything to disk: one call instead of one for each of more than a thousand files. */
const onLinux = process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}

/** For tests, whose databases live a minute. */
const withoutSync = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }
