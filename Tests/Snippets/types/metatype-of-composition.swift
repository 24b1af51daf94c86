let a: (A & B).Type
let c: any (C & D).Type
