let a: /* x */ A /* y */ < B /* z */ >
let b: A // C
let c: [D /* : E */]
