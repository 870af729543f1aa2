type Settings = {
  /** The output of `dovecot --version`. */
  version: string
  folder: string
  cert: string
  key: string
  ports: { plain: number; tls: number }
  uid: number
  gid: number
  user: string
  group: string
}

/** Settings for a Dovecot without root that keeps everything in one folder. Version 2.4 has other names than 2.3. */
export const describeDovecot = (settings: Settings): string =>
  isOld(settings.version)
    ? `${describeBoth(settings)}${describeOld(settings)}`
    : `dovecot_config_version = 2.4.0\ndovecot_storage_version = 2.4.0\n${describeBoth(settings)}${describeNew(settings)}`

const isOld = (version: string) => {
  const [, major = 0, minor = 0] = (/^(\d+)\.(\d+)/.exec(version) ?? []).map(Number)
  return major < 2 || (major === 2 && minor < 4)
}

/** Switches off changes of user and root folder, which need root. */
const describeBoth = ({ folder, ports, uid, user, group }: Settings) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
auth_mechanisms = plain
auth_failure_delay = 0
ssl = yes
first_valid_uid = ${uid}
default_login_user = ${user}
default_internal_user = ${user}
default_internal_group = ${group}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${ports.plain}
  }
  inet_listener imaps {
    port = ${ports.tls}
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`

const describeOld = ({ folder, cert, key, uid, gid }: Settings) => `
disable_plaintext_auth = no
ssl_cert = <${cert}
ssl_key = <${key}
mail_location = maildir:${folder}/mail/%u
passdb {
  driver = static
  args = password=hunter2
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%u
}
`

const describeNew = ({ folder, cert, key, uid, gid }: Settings) => `
auth_allow_cleartext = yes
ssl_server_cert_file = ${cert}
ssl_server_key_file = ${key}
mail_driver = maildir
mail_path = ${folder}/mail/%{user}
passdb static {
  password = hunter2
}
userdb static {
  fields {
    uid = ${uid}
    gid = ${gid}
    home = ${folder}/mail/%{user}
  }
}
`
