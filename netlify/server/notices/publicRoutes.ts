import { getNotices } from '#contract/notices.ts'
import { on } from '../http/route.ts'
import { prepareNotices } from './prepare.ts'

export const publicNoticeRoutes = [on(getNotices, {}, prepareNotices)]
