/** The longest text that a banner or a headline can hold. */
export const longestLettering = 40;
