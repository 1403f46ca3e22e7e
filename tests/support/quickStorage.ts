import { databaseSettings } from '#local/blobs/database.ts'
import { storageLimits } from '#server/storage/deadline.ts'

/** Tests in which storage fails need not wait before its calls are repeated. */
storageLimits.pauses = [1, 1, 1]
/** What survives a crash of the machine is no test's matter; those that kill a process start one. */
databaseSettings.synchronous = 'OFF'
