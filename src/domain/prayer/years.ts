/** How many years around this one can be requested, since pages show twelve months back and ahead. */
const YEARS_BACK = 1
const YEARS_AHEAD = 2

/** The first and the last year whose prayer times are available. */
export const yearsAvailable = (thisYear: number): { first: number; last: number } => ({
  first: thisYear - YEARS_BACK,
  last: thisYear + YEARS_AHEAD,
})
