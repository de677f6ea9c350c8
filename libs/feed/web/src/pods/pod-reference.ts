/** A pod, as what people join. */
export const podReference = (podId: string) =>
  ({ referenceType: 'POD', referenceId: podId }) as const;
