let a: `Type`
let b: A.`Protocol`
let c: `self`.`default`
