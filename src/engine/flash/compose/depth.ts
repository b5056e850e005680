/** What is in front of what: layers are painted in the order of these numbers. */
export const depth = {
  field: 0,
  backdrop: 10,
  sky: 20,
  ground: 30,
  wings: 35,
  behind: 40,
  focal: 50,
  crown: 55,
  front: 60,
  base: 70,
  water: 75,
  banner: 80,
  lettering: 85,
  sparks: 90,
} as const;
