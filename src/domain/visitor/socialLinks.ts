/** The networks of the top banner, in its order. */
export const NETWORKS = ['facebook', 'youtube', 'x', 'instagram'] as const
export type Network = (typeof NETWORKS)[number]

export const NETWORK_NAMES: Record<Network, string> = {
  facebook: 'Facebook',
  youtube: 'YouTube',
  x: 'X',
  instagram: 'Instagram',
}

/** The addresses as configured, good or not. */
export type SocialAddresses = Partial<Record<Network, string>>

export interface SocialLink {
  network: Network
  name: string
  href: string
}

/** The links to show: those whose address starts with http:// or https://, in any letter case (SPEC section 2). */
export function socialLinks(addresses: SocialAddresses): SocialLink[] {
  return NETWORKS.flatMap(network => {
    const href = addresses[network] ?? ''
    return /^https?:\/\//i.test(href) ? [{ network, name: NETWORK_NAMES[network], href }] : []
  })
}
