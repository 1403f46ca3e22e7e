/** The calculation methods, by the institutions whose they are. */
export const methodNames = {
  ISNA: 'Islamic Society of North America (ISNA)',
  MWL: 'Muslim World League',
  Egyptian: 'Egyptian General Authority of Survey',
  Karachi: 'University of Islamic Sciences, Karachi',
  UmmAlQura: 'Umm al-Qura University, Makkah',
  Dubai: 'Dubai (UAE)',
  MoonsightingCommittee: 'Moonsighting Committee Worldwide',
  Kuwait: 'Kuwait',
  Qatar: 'Qatar',
  Singapore: 'Singapore, Malaysia and Indonesia',
  Tehran: 'Institute of Geophysics, University of Tehran',
  Turkey: 'Turkey (Diyanet)',
  custom: 'Own angles',
}
