/** The kinds of school event. */
export const schoolCategoryTexts = {
  academic: 'Academic',
  holiday: 'Holiday',
  event: 'Event',
  meeting: 'Meeting',
}
