let a: [any A & B]
let c: Box<any C>, d: Box<(any D)?>
