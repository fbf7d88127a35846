/** Longest accepted inputs, in UTF-16 units; a longer password would only cost time. */
export const authLimits = { email: 254, password: 128, pin: 4 } as const;
