/** What the General tab edits and visitors see. */
export interface SiteFields {
  siteName: string
  siteDescription: string
  address: string
  phone: string
  email: string
  /** Degrees; the place that prayer times are computed for. */
  latitude: number
  longitude: number
}

/** The site's settings as read: the time zone is shown only, it belongs to the prayer settings. */
export interface SiteSettings extends SiteFields {
  /** IANA name. */
  timezone: string
}
