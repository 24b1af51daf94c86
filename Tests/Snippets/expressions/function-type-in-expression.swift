let a = [(A) -> B]()
let b = Optional<(C) -> D>.none
let c = [(E, F) throws -> G].self
