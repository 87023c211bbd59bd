/** How many of our units one of another unit is. Ours: ml, kg, cm, mg/dL, hours. */
const factors = {
  waterMl: {
    ml: 1,
    l: 1000,
    dl: 100,
    cl: 10,
    floz: 29.5735295625,
    oz: 29.5735295625,
    fl_oz_us: 29.5735295625,
    fl_oz_imp: 28.4130625,
    /** As health is written here with one press. */
    glass: 250,
    glasses: 250,
    glas: 250,
    vaso: 250,
    vasos: 250,
    bardak: 250,
    cup_us: 236.5882365,
    cup_imp: 284.130625,
    pt_us: 473.176473,
    pt_imp: 568.26125,
  },
  weightKg: {
    kg: 1,
    g: 0.001,
    oz: 0.028349523125,
    ounce: 0.028349523125,
    ounces: 0.028349523125,
    lb: 0.45359237,
    lbs: 0.45359237,
    pound: 0.45359237,
    pounds: 0.45359237,
    st: 6.35029318,
    stone: 6.35029318,
    stones: 6.35029318,
  },
  waistCm: { cm: 1, mm: 0.1, m: 100, in: 2.54, '"': 2.54, '″': 2.54, '”': 2.54, ft: 30.48 },
  glucoseMgDl: { 'mg/dl': 1, 'mmol/l': 18.0182 },
  sleepHours: { h: 1, hr: 1, hours: 1, min: 1 / 60, s: 1 / 3600, ms: 1 / 3_600_000 },
} as const

export type UnitField = keyof typeof factors
export const isUnitField = (field: string): field is UnitField => Object.hasOwn(factors, field)

/** Digits after the point with which a field is stored. */
const digits: Readonly<Record<string, number>> = {
  weightKg: 2,
  waistCm: 2,
  sleepHours: 2,
  bodyFatPct: 1,
  glucoseMgDl: 1,
}

/** A value of a field of health with as many digits as are stored. */
export function rounded(field: string, value: number): number {
  const scale = 10 ** (digits[field] ?? 0)
  // 1.005 × 100 is 100.49999999999999.
  return Math.round(value * scale * (1 + Number.EPSILON)) / scale
}

/** How many of our units one of `unit` is; undefined for a unit that the field does not have. */
export function factorOf(field: UnitField, unit: string): number | undefined {
  // Apple writes `mmol<180.1558800000541>/L`, with the molar mass.
  const name = unit
    .replace(/<[\d.]+>/, '')
    .trim()
    .toLowerCase()
  const known: Readonly<Record<string, number>> = factors[field]
  return Object.hasOwn(known, name) ? known[name] : undefined
}
