/** The words from which the titles of a benchmark bank are built. */
export const subjects = `
  Rain Coast Storm River Harbour Lighthouse Glacier Valley Orchard Bee Honey Falcon Salmon
  Whale Coral Desert Camel Oasis Volcano Island Library Lecture Seminar Campus Grant Essay
  Laboratory Microscope Telescope Comet Orbit Magnet Battery Engine Bicycle Railway Tunnel
  Bridge Canal Market Price Wage Tax Bank Loan Export Factory Weaver Cotton Paper Printing
  Alphabet Grammar Dialect Translation Poem Novel Theatre Violin Choir Painting Mosaic
  Marble Castle Cathedral Empire Treaty Voyage Compass Map Census Election Court Garden
  Kitchen Bread Tea Coffee Spice Vaccine Sleep Memory Exercise Hospital Nurse Diet Vitamin
  Habit Office Meeting Contract Software Robot Sensor Satellite Signal Tourist Airport
  Festival
`
  .trim()
  .split(/\s+/);
