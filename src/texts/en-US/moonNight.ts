/** What is so if the moon is seen on the evening of the 29th, and if not. */
export const outcomeTexts = {
  /** 'Ramadan 30 or Shawwal 1, 1448' */
  either: (day: string, date: string) => `${day} or ${date}`,
  begins: (month: string) => `${month} begins tonight`,
  begun: (day: string) => `today is ${day}`,
  isTomorrow: (day: string) => `tomorrow is ${day}`,
  eidTomorrow: 'Eid tomorrow',
  eidToday: 'Eid today',
  prayer: (time: string) => `prayer ${time}`,
  prayers: (times: string) => `prayers ${times}`,
  unannounced: 'prayer times will be announced',
  tarawih: (time: string) => `Tarawih ${time}`,
  tarawihTonight: 'Tarawih tonight',
  isha: (time: string) => `Isha iqama ${time}`,
  arafah: (day: string) => `Arafah on ${day}`,
  eid: (day: string) => `Eid on ${day}`,
}

/** How both outcomes stand side by side, and what is said of a day that nobody confirmed. */
export const waitingTexts = {
  ifSeen: (outcome: string) => `If the moon is seen: ${outcome}`,
  ifWasSeen: (outcome: string) => `If the moon was seen: ${outcome}`,
  ifNot: (outcome: string) => `If not: ${outcome}`,
  unconfirmed: (day: string) => `${day}: not confirmed by the mosque yet`,
}
