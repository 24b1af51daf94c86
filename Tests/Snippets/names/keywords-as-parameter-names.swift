func f(actor: A, macro b: B, open: C, some d: D, any: E, each e: F) {}
