let a = Box<(A) -> B>()
let b = Box<(A, B)>.self
let c = Map<[A: B], C?>()
