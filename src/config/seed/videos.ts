/** A new site has no videos: the channel is the centre's to name. */
export const seedVideos = { featuredVideo: null, otherVideos: [] }
