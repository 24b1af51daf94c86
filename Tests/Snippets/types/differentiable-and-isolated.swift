let a: @isolated(any) () async -> A
let b: @differentiable(reverse) (B) -> C
