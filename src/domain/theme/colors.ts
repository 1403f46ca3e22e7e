/** The four colors a site or a visitor may choose (docs/product.md, section 12). */
export const COLORS = ['green', 'blue', 'purple', 'red'] as const
export type Color = (typeof COLORS)[number]

/** Reads a theme's name, 'green' or 'theme-green'; null for anything else. */
export function colorOf(value: unknown): Color | null {
  return COLORS.find(color => value === color || value === `theme-${color}`) ?? null
}
