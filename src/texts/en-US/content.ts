export const contactWayTexts = {
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  facebook: 'Facebook',
  follow: 'Follow us on Facebook',
}

export const findUsTexts = {
  open: 'Open the map',
  map: 'Map of our neighborhood',
  schoolMap: 'Map of the way to the school',
}

export const frameTexts = {
  missing: 'If nothing appears above:',
  newTab: ', in a new tab',
}
