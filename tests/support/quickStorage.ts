import { storageLimits } from '#server/storage/deadline.ts'

/** Tests in which storage fails need not wait before its calls are repeated. */
storageLimits.pauses = [1, 1, 1]
