import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Hashing a password takes 16,384 rounds of scrypt, and the tests of accounts sign in hundreds of times: they use fewer rounds.
const { scrypt } = crypto
crypto.scrypt = (password, salt, length, options, callback) =>
  scrypt(password, salt, length, { ...options, N: 16 }, callback)
syncBuiltinESMExports()
