let a: [_] = [A()]
let b: Result<_, Failure> = make()
let c = Box<_>(B())
