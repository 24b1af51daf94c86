let a: [A], b: [B: C], c: [[D]], d: [E: [F: G]]
