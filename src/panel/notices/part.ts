import type { ReadyForm } from '#panel/editing/form.ts'
import type { EditedNotice, NoticeFormStore } from './editor.ts'
import type { NoticeValues } from './values.ts'

/** What a part of the form of a notice gets. */
export interface PartProps {
  values: NoticeValues
  errors: ReadyForm<NoticeValues, EditedNotice>['errors']
  change: NoticeFormStore['change']
}
