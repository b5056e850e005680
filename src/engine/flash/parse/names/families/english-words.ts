// Alternatives for patterns: what English calls those of a family by, and counts them with.
export const numbers = 'two|three|four|five|six|seven|eight|nine|ten|couple(?: of)?|trio of|pair of|\\d{1,2}';
export const mothers = 'mother|mom|mum|mama|momma|mommy|mummy|mumma|female';
export const parents = `${mothers}|father|dad|daddy|papa|poppa|male|parent|adult|grown`;
export const kids = 'kids|children|sons?|daughters?|boys|girls|babies|grandkids|grandchildren|child';
export const theirs = 'her|his|its|their|the|my|our';
