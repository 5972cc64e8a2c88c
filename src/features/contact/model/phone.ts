/** Second and third digits of mainland China mobile numbers. */
const MOBILE = /^1(?:3[0-9]|4[5-9]|5[0-35-9]|6[2567]|7[0-8]|8[0-9]|9[0-35-9])[0-9]{8}$/;

/** Whether a text is a mainland China mobile number: 11 digits and nothing else. */
export function isMobilePhone(text: string): boolean {
  return MOBILE.test(text);
}
