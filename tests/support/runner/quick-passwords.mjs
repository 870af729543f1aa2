import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// A password takes 16,384 rounds of scrypt, and the tests of accounts sign in hundreds of times: few rounds do for them.
const { scrypt } = crypto
crypto.scrypt = (password, salt, length, options, callback) =>
  scrypt(password, salt, length, { ...options, N: 16 }, callback)
syncBuiltinESMExports()
