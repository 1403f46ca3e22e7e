/** A new site has no videos until the center sets its channel. */
export const seedVideos = { featuredVideo: null, otherVideos: [] }
