let a: @MyActor () -> A
let b: [@Core.Main (B) -> C]
