/** Arabic that stands beside the page's language in every language: no translation replaces it. */
export const silenceArabic = 'يُرجى وضع الهواتف على الوضع الصامت'

/** The names beside those of the page's language. */
export const arabicNames = {
  fajr: 'الفجر',
  sunrise: 'الشروق',
  dhuhr: 'الظهر',
  asr: 'العصر',
  maghrib: 'المغرب',
  isha: 'العشاء',
  jumuah: 'الجمعة',
}

/** The words of remembrance after a prayer (Muslim 591; 592 as Ibn Numayr has it; 597). */
export const remembrance = {
  forgiveness: 'أَسْتَغْفِرُ اللهَ ٣',
  peace: 'اللَّهُمَّ أَنْتَ السَّلَامُ وَمِنْكَ السَّلَامُ تَبَارَكْتَ يَا ذَا الْجَلَالِ وَالْإِكْرَامِ',
  glory: 'سُبْحَانَ اللهِ ٣٣ · الْحَمْدُ لِلَّهِ ٣٣ · اللهُ أَكْبَرُ ٣٣',
}
