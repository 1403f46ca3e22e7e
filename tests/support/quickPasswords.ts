import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Done = (error: Error | null, key: Buffer) => void

/**
 * For `node --import`: the process hashes passwords and recovery codes at a hundredth of their
 * cost, which has its own test in netlify/server/auth.
 */
const { scrypt } = crypto
const quick = (
  password: string,
  salt: Buffer,
  bytes: number,
  options: crypto.ScryptOptions,
  done: Done,
) => scrypt(password, salt, bytes, { ...options, N: 1024 }, done)
Object.assign(crypto, { scrypt: quick })
syncBuiltinESMExports()
