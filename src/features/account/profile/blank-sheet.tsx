import { RegisterMark, Stock } from '#ui/pictures/art.tsx';

export const blankSheet = (
  <Stock className="w-40 shadow-print">
    <RegisterMark className="text-print-blue!" />
  </Stock>
);
