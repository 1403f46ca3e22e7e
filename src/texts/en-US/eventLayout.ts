export const eventLayoutTexts = { all: 'All events' }
