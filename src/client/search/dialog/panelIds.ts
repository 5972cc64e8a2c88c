/** Ids of the parts of a panel, which the field refers to. */

export function listId(panel: string, number: number): string {
  return `${panel}-list-${number}`;
}

export function optionId(panel: string, number: number): string {
  return `${panel}-option-${number}`;
}
