/** Longest accepted inputs, in UTF-16 units; together they keep the draft cookie under 4 KB. */
export const limits = { name: 60, phone: 60, email: 100, address: 120, concerns: 300 } as const;
