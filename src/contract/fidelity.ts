/** How close a drawing stays to its picture when nobody says so: 0 its main lines … 1 all that a pen can draw. */
export const usualFidelity = 0.7;
