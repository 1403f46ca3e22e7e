import lucide from '#islands/ui/lucide.json' with { type: 'json' }
import * as onSite from '#islands/ui/lucideOnSite.ts'
import siteIcons from './siteIcons.json' with { type: 'json' }

/**
 * The icons of the built pages, as the shapes inside a 24 × 24 line drawing: lucide's, those that no script
 * draws included, and in the same style the four networks, which lucide does not have.
 */
export const SITE_ICONS = { ...lucide, ...onSite, close: onSite.x, ...siteIcons }

export type IconName = keyof typeof SITE_ICONS
