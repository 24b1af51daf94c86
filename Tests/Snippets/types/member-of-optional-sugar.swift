let a: [A].Index
let b: (A?).Wrapped
let c: [B: C].Keys.Element
