let a = [A.b, C()]
let d = [D.key: E(), F.key: [G()]]
let h: [H: I] = [:]
