/** The digits of a text and nothing else. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export const countDigits = (text: string): number => digitsOf(text).length;
